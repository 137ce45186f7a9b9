import type { DemoReview } from './demo-review.ts'

export const seasonsReviews: DemoReview[] = [
  {
    of: 'blossom-along-the-water 03-28',
    author: 'Sanne, Haarlem',
    stars: [5, 5, 5, 5],
    text: 'Rowing badly under a ceiling of blossom while {guide} took the photograph from the bank and my husband lost an oar. The avenue through the old graves was quiet and, for us, the loveliest half hour of the trip.',
  },
  {
    of: 'blossom-along-the-water 04-05',
    author: 'Melissa, Atlanta',
    stars: [5, 4, 5, 3],
    text: 'The trees were four days past their best, which nobody can promise and they had said so. Petals on the river like snow. The boats had an hour’s queue in spite of the early start.',
  },
  {
    of: 'blossom-by-lantern-light 03-31',
    author: 'Ricardo, Mexico City',
    stars: [5, 5, 5, 5],
    text: 'Lanterns, cold beer, a thousand happy people in Ueno, and then the moat, lit from below, where everybody whispers. I proposed at the third stop. She said yes; {chauffeur} pretended not to have seen.',
  },
  {
    of: 'irises-in-the-rain 06-11',
    author: 'Wendy, York',
    stars: [5, 5, 5, 5],
    text: 'It did rain. That is the point.',
  },
  {
    of: 'fireworks-on-the-sumida 07-28',
    author: 'Aaron, Chicago',
    stars: [5, 5, 5, 4],
    text: 'Dressed properly for the first time in our lives, fed early, and sat on a blanket by the river with room to lie back. Twenty thousand fireworks. The calm way home was calmer than a million people had any right to.',
  },
  {
    of: 'ginkgo-gold 11-24',
    author: 'Therese, Lund',
    stars: [5, 5, 5, 5],
    text: 'The avenue at half past eight, before the crowds, the light coming down yellow. Then the old garden, where we were four people and ten thousand leaves.',
  },
  {
    of: 'kamakura-and-the-great-buddha -5',
    author: 'Oliver, Sheffield',
    stars: [5, 5, 5, 5],
    text: 'Early start, empty paths, a guide who knew when to stop talking. The bamboo garden at the end was a gift.',
    status: 'waiting',
  },
  {
    of: 'asakusa-after-dark -4',
    author: 'Monique, Nantes',
    stars: [5, 4, 4, 5],
    text: 'We were afraid of a tourist evening and had none of it. Please keep the place with the stew a secret.',
    status: 'waiting',
  },
  {
    of: 'toyosu-and-tsukiji-breakfast -6',
    author: 'Karl, Hamburg',
    stars: [2, 4, 3, 3],
    text: 'The car came twenty-five minutes late and nobody rang. At six in the morning that is a long time on a pavement, and we missed the best of the market. The guide made what could be made of the rest.',
    status: 'waiting',
  },
  {
    of: 'shinjuku-lanes-after-dark -47',
    author: 'Brent',
    stars: [1, 1, 1, 1],
    text: 'Do not book here, my cousin does the same for half. Call him on the number in my profile and ask for the special price.',
    status: 'hidden',
    reason: 'Advertising for somebody else.',
  },
]
