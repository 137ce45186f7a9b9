import type { DemoReview } from './demo-review.ts'

export const nikkoReviews: DemoReview[] = [
  {
    of: 'nikko-shrines-and-cedars 10-27',
    author: 'Rachel, Toronto',
    stars: [5, 5, 5, 5],
    text: 'I had read that Nikko is too much gold. It is exactly the right amount of gold, if somebody explains which animals are joking. {guide} did. Then Taiyu-in with nobody in it, and I understood the difference between a show and a grave.',
  },
  {
    of: 'nikko-shrines-and-cedars 05-22',
    author: 'Samuel, Accra',
    stars: [5, 4, 5, 4],
    text: 'Long drive, well used: {chauffeur} has good stories and better coffee stops. The stone figures by the river, each with its red cap, are the part I would go back for.',
  },
  {
    of: 'nikko-shrines-and-cedars 07-10',
    author: 'Elif, Ankara',
    stars: [5, 5, 4, 5],
    text: 'It poured. Moss everywhere, cedars steaming, umbrellas from the boot of the car. I have never seen so many greens.',
  },
  {
    of: 'nikko-falls-lake-and-shrine 10-21',
    author: 'Patrick, Galway',
    stars: [5, 5, 5, 4],
    text: 'The forty-eight bends in full colour. Half of Tokyo had the same idea and we crept up them, but {guide} had us out of the car and on foot to the lake before the worst of it.',
  },
  {
    of: 'nikko-falls-lake-and-shrine 06-26',
    author: 'Camila, Curitiba',
    stars: [5, 5, 5, 5],
    text: 'The embassy villa on the lake: cedar bark walls, a terrace over the water, not a sound. I could have been left there.',
  },
  {
    of: 'nikko-in-snow 01-27',
    author: 'Anneke, Leiden',
    stars: [5, 5, 5, 5],
    text: 'White roofs on red lacquer, and our footprints the first ones in the upper court. At Kegon the fall was half ice, half sound. The stove at the Kanaya Hotel afterwards, with a slice of cake, is the reason why people invented winter.',
  },
  {
    of: 'nikko-in-snow 02-17',
    author: 'Daniel, Vancouver',
    stars: [5, 4, 5, 4],
    text: 'Chains on, no drama, everybody warm. The upper road was closed until eleven so the order of the day changed twice and we hardly noticed.',
  },
  {
    of: 'kawagoe-clay-storehouses 09-18',
    author: 'Louise, Liège',
    stars: [5, 5, 5, 4],
    text: 'We went for the black clay houses and came home with eleven kinds of sweet potato. The five hundred stone disciples at Kita-in are worth an hour: find the one who whispers.',
  },
  {
    of: 'kawagoe-clay-storehouses 12-18',
    author: 'Arjun, Kochi',
    stars: [4, 5, 4, 5],
    text: 'Easy half-day out, close to the city, good for grandparents. The bell rang at noon just as we stood under it. Slightly late pick-up because of a marathon nobody had told us about, including the driver.',
  },
  {
    of: 'mashiko-the-potters-town 05-09',
    author: 'Eva, Brno',
    stars: [5, 5, 5, 5],
    text: 'My bowl is crooked and it is the best bowl in our house. It arrived by post six weeks later, packed like an egg. Hamada’s house under its thatch was so calm that I did not want to leave it for the wheel; then I did not want to leave the wheel.',
  },
]
