import type { DemoReview } from './demo-review.ts'

export const craftReviews: DemoReview[] = [
  {
    of: 'a-bowl-of-tea 11-14',
    author: 'Margarethe, Vienna',
    stars: [5, 5, 5, 5],
    text: 'An hour in a room of four and a half mats, rain on the roof, and a teacher who noticed that my knee hurt before I did and brought a low stool without a word. Nothing was performed. It simply happened to us.',
  },
  {
    of: 'a-bowl-of-tea 06-08',
    author: 'Theo, Brussels',
    stars: [4, 5, 4, 5],
    text: 'I went along for my wife’s sake and have since bought a whisk.',
  },
  {
    of: 'the-print-from-paper-to-wall 01-21',
    author: 'Agnes, Durban',
    stars: [5, 5, 5, 5],
    text: 'To see a wave by Hokusai and then watch a man pull the same wave from the block, colour after colour, in silence: I have taught art for thirty years and I learned something that afternoon. My own sheet of paper has a hair in it. I have framed it.',
  },
  {
    of: 'the-print-from-paper-to-wall 09-08',
    author: 'Ryan, Minneapolis',
    stars: [5, 5, 5, 4],
    text: 'Nerdy in the best way. Skip the big lunch; you will want the time at the workshop.',
  },
  {
    of: 'indigo-and-sake-in-ome 05-26',
    author: 'Birgit, Odense',
    stars: [5, 5, 5, 5],
    text: 'Blue fingernails for a week. The tofu lunch above the river is the meal that I remember best from two weeks in Japan, and the brewery’s spring water comes a close second to its sake.',
  },
  {
    of: 'indigo-and-sake-in-ome 10-15',
    author: 'Diego, Quito',
    stars: [5, 4, 5, 4],
    text: 'A valley that you would never guess is still Tokyo. The art museum was closed for rehanging, which they told us the day before, and we had longer by the river.',
  },
]
