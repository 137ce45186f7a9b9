import type { DemoReview } from './demo-review.ts'

export const familiesReviews: DemoReview[] = [
  {
    of: 'ueno-with-children 04-21',
    author: 'Hilde, Ghent',
    stars: [5, 5, 5, 5],
    text: 'We were at the gate when it opened, and at the pandas’ empty house before we knew that they had gone home to China; {guide} turned that into a story about homesickness which my six-year-old still tells. Dinosaurs, swan boat, ice cream, asleep in the car by three.',
  },
  {
    of: 'ueno-with-children 10-31',
    author: 'Andrew, Pretoria',
    stars: [5, 5, 4, 4],
    text: 'Two booster seats were in the car, correctly fitted, without our having to remind anybody.',
  },
  {
    of: 'a-day-for-train-people 03-26',
    author: 'Matthias, Bern',
    stars: [5, 5, 5, 5],
    text: 'My son is seven and can name every shinkansen. {guide} could, too. They stopped talking to me at about nine in the morning. The real driver’s cab in Omiya, with the lever in your own hand, is worth the flight.',
  },
  {
    of: 'a-day-for-train-people 08-12',
    author: 'Naomi, Ottawa',
    stars: [5, 5, 5, 4],
    text: 'Indoors nearly all day, so a fine idea in August. The queue for the simulator was an hour; they had told us to go there first and we did not listen.',
  },
  {
    of: 'yokohama-with-children 09-22',
    author: 'Paola, Bologna',
    stars: [5, 4, 5, 4],
    text: 'Everybody designed their own noodles, everybody rode the wheel, nobody cried. Lunch was rushed because the noodle factory ran late.',
  },
]
