import type { DemoReview } from './demo-review.ts'

export const eveningsReviews: DemoReview[] = [
  {
    of: 'tokyo-after-dark-from-above 12-23',
    author: 'Nadia, Sofia',
    stars: [5, 5, 5, 5],
    text: 'Dusk from the city hall with Fuji as a paper cut-out on the horizon, then the tower, then the bridge. Supper in Azabu was small, warm and full of people who lived there.',
  },
  {
    of: 'tokyo-after-dark-from-above 02-22',
    author: 'Simon, Antwerp',
    stars: [5, 4, 5, 4],
    text: 'Cold and clear, lights to the edge of the world. The free floor of the city hall is better than the towers that charge.',
  },
  {
    of: 'shinjuku-lanes-after-dark 08-05',
    author: 'Jess, Brighton',
    stars: [5, 5, 4, 5],
    text: 'We had walked past Golden Gai twice on our own and never dared to open a door. {guide} opened one, the owner said our names, and two hours later we knew everybody in the room, which is to say six people.',
  },
  {
    of: 'shinjuku-lanes-after-dark 04-15',
    author: 'Kofi, Kumasi',
    stars: [4, 5, 4, 4],
    text: 'Smoke, skewers, laughter. Not for those who mind small spaces.',
  },
  {
    of: 'asakusa-after-dark 09-28',
    author: 'Claudia, Turin',
    stars: [5, 5, 5, 5],
    text: 'Senso-ji at nine in the evening belongs to you and to the man who sweeps it. We sat on the steps until the lights went out.',
  },
  {
    of: 'asakusa-after-dark 01-05',
    author: 'Lars, Malmö',
    stars: [5, 5, 5, 4],
    text: 'Still New Year’s week, so the stalls were open late and the temple was busier than promised, but in the best of tempers. Beef stew on plastic stools: yes.',
  },
  {
    of: 'the-expressway-at-night 10-09',
    author: 'Tyler, Austin',
    stars: [5, null, 5, 5],
    text: 'I have wanted to see Daikoku since I was twelve. There were forty cars worth a photograph and {chauffeur} knew what half of them were. My wife, who does not care about cars, liked the bridges. Best money of the trip.',
  },
  {
    of: 'the-expressway-at-night 06-27',
    author: 'Aisha, Kuala Lumpur',
    stars: [5, null, 5, 4],
    text: 'Rain on the windscreen, the loop glowing, no need to talk. It is a strange thing to pay for and I would pay for it again.',
  },
  {
    of: 'the-expressway-at-night 03-08',
    author: 'Florian, Zürich',
    stars: [4, null, 4, 3],
    text: 'The police had cleared the car park an hour before we came, as happens. The drive itself is beautiful but three hours is a little long without that stop.',
    answer:
      'It does happen, about one evening in five at weekends. Ask for a weekday next time, and write to us first: we would like you to see it full.',
  },
]
