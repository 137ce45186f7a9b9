import type { DemoReview } from './demo-review.ts'

export const hakoneReviews: DemoReview[] = [
  {
    of: 'hakone-the-lake-and-the-baths 06-19',
    author: 'Charlotte, Lyon',
    stars: [5, 5, 5, 5],
    text: 'Rain from start to finish, and I would not have changed it. Steam rising from the outdoor pool, rain on the cedars, nobody in a hurry. {guide} explained the bath rules so well that I was not embarrassed once.',
  },
  {
    of: 'hakone-the-lake-and-the-baths 09-12',
    author: 'Raj, Leicester',
    stars: [5, 5, 4, 4],
    text: 'Owakudani was shut because of gas, which we were told at breakfast rather than on arrival. We walked on the old Tokaido stones instead and the children thought it was a forest from a film.',
  },
  {
    of: 'hakone-the-lake-and-the-baths 01-30',
    author: 'Kasia, Wrocław',
    stars: [5, 4, 5, 5],
    text: 'The gate in the lake has a queue for photographs and we did not want one. {guide} took us in along the shore from the other side and we had our minute there without it.',
  },
  {
    of: 'hakone-the-lake-and-the-baths 07-22',
    author: 'Ben, Houston',
    stars: [4, 4, 5, 3],
    text: 'Nice day, but Hakone in July means traffic, and we spent an hour of it looking at the back of a bus. The baths made up for most of that. I wish somebody had suggested an earlier start.',
    answer:
      'You are right: half an hour earlier, it would have been another day. We should have said so when you booked. Thank you for telling us.',
  },
  {
    of: 'hakone-for-art 10-25',
    author: 'Marianne, Aarhus',
    stars: [5, 5, 5, 5],
    text: 'Pampas grass in low sun at Sengokuhara after a whole day of Rodin, Moore and Monet: an unreasonable amount of beauty for one day. The pace between the two museums was exactly right.',
  },
  {
    of: 'hakone-for-art 05-29',
    author: 'Gabriel, Montréal',
    stars: [5, 4, 5, 5],
    text: 'The Pola under its beech trees is reason enough to go. Lunch in Gora was ordinary.',
  },
]
