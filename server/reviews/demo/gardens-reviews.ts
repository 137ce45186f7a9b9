import type { DemoReview } from './demo-review.ts'

export const gardensReviews: DemoReview[] = [
  {
    of: 'three-gardens-of-edo 11-25',
    author: 'Joan, Edinburgh',
    stars: [5, 5, 5, 5],
    text: 'Rikugien in its last maple week. {guide} read us one of the poems at the place that was built for it, first in Japanese and then in English, and then left us alone with it.',
  },
  {
    of: 'three-gardens-of-edo 04-08',
    author: 'Bruno, Lisbon',
    stars: [5, 4, 5, 5],
    text: 'Three quite different gardens and a bowl of clam rice that I dream about. My father is 84 and managed it all with one sit-down more than planned.',
  },
  {
    of: 'rooms-with-a-garden 07-03',
    author: 'Sarah, Boston',
    stars: [5, 5, 5, 5],
    text: 'We booked it because of the forecast and would now choose it in any weather. A timber villa in the middle of Daikanyama, tatami, rain, moss. Twenty people in it at most.',
  },
  {
    of: 'rooms-with-a-garden 02-11',
    author: 'Mohammed, Sharjah',
    stars: [5, 5, 5, 4],
    text: 'Elegant, unhurried, beautifully chosen. The Teien was between exhibitions, so we saw the building itself, which I preferred.',
  },
  {
    of: 'omiya-bonsai-village 05-16',
    author: 'Gerry, Christchurch',
    stars: [5, 5, 5, 5],
    text: 'A pine that was already old when Shakespeare was born, and a gardener of the fifth generation who let me hold the scissors for a moment. I did not cut anything. I shall tell people that I did.',
  },
]
