import type { DemoReview } from './demo-review.ts'

export const fujiReviews: DemoReview[] = [
  {
    of: 'fuji-at-first-light 11-21',
    author: 'Priya and Dev, Bengaluru',
    stars: [5, 5, 5, 5],
    text: 'We saw it turn pink. Nobody in the car said a word for ten minutes, and {guide} let us be quiet.',
    answer: 'Thank you both. {guide} says the quiet was the best part in the front seats, too.',
  },
  {
    of: 'fuji-at-first-light 10-18',
    author: 'Marcus, Cape Town',
    stars: [5, 5, 5, 5],
    text: 'Cloud all morning, so they changed the order of the day and found us a gap at two o’clock from the Oshino side. Calm, capable people. I would rather have a crew that can improvise than a guarantee nobody can give.',
  },
  {
    of: 'fuji-at-first-light 01-16',
    author: 'Ingrid, Bergen',
    stars: [5, 4, 5, 5],
    text: 'Minus six at the lake and perfectly clear. There were blankets and hot tea in the car before we asked. The Subaru Line was closed above the first gate, as they had warned us it might be, and the ice cave was a fair exchange. Bring a second pair of socks.',
  },
  {
    of: 'fuji-at-first-light 02-27',
    author: 'Tomasz, Poznań',
    stars: [4, 4, 5, 3],
    text: 'The mountain kept its hat on until we were back on the motorway. Nobody’s fault, and {guide} worked hard to fill the day, but twelve hours is long when the main guest does not show. The hoto noodles helped.',
    answer:
      'We know that drive home. If you are in Tokyo again between November and February, write to us first: the odds are better than two in three, and we would like to see you get your morning.',
  },
  {
    of: 'fuji-at-first-light 04-23',
    author: 'Grace, Lagos',
    stars: [5, 5, 4, 5],
    text: 'Five of us, two who do not walk well. {chauffeur} took the side road to the pagoda so that nobody had to choose between the steps and the view. My mother has talked about nothing else since.',
  },
  {
    of: 'fuji-at-first-light 12-12',
    author: 'Hannah, Leipzig',
    stars: [5, 5, 5, 4],
    text: 'Getting up at four is not a holiday. Then you stand at Oishi Park and it is. Only the Fifth Station felt like a car park with souvenirs; I would have stayed longer by the water.',
  },
  {
    of: 'fuji-at-first-light 03-19',
    author: 'Lucas, Porto',
    stars: [5, 5, 5, 5],
    text: 'Worth every yen and every yawn.',
  },
  {
    of: 'five-lakes-slowly 05-14',
    author: 'Beatrix, Groningen',
    stars: [5, 5, 5, 5],
    text: 'We asked for quiet and were given Shoji and Motosu with nobody on the shore but a man mending a boat. The thatched houses at Saiko were empty at half past nine. If you have seen Fuji on every poster, this is the day that gives it back to you.',
  },
  {
    of: 'five-lakes-slowly 10-06',
    author: 'Dariush, Melbourne',
    stars: [4, 5, 5, 4],
    text: 'Slowly is the right word. {guide} knew the name of every lake’s fish. We could have done with one stop fewer after lunch, but that is us.',
  },
  {
    of: 'chureito-and-the-weaving-town 04-18',
    author: 'Sofia, Uppsala',
    stars: [5, 5, 4, 5],
    text: 'Late blossom round the pagoda and hardly a queue at half past nine. What stays with me is the weavers’ street: an old man opened his workshop, showed us a loom older than himself and sold us a scarf for less than lunch.',
  },
  {
    of: 'chureito-and-the-weaving-town 01-24',
    author: 'Owen, Swansea',
    stars: [5, 4, 5, 5],
    text: 'The Kubota museum alone would be worth the drive. Eighty kimono that make one landscape, in a building that looks grown rather than built. We had it nearly to ourselves on a cold morning.',
  },
  {
    of: 'fuji-and-hakone-in-one-long-day 12-29',
    author: 'Alejandro, Monterrey',
    stars: [5, 4, 4, 3],
    text: 'The title is honest: it is long. We saw a great deal of both valleys and a great deal of road. With three children I would choose one or the other next time. {chauffeur} drove so smoothly that they slept through the second half.',
    answer:
      'Thank you for saying so plainly what we try to say on the page. With children we would send you to Hakone alone, and let the boat do the work.',
  },
  {
    of: 'fuji-and-hakone-in-one-long-day 02-08',
    author: 'Min-jun, Daegu',
    stars: [5, 5, 5, 5],
    text: 'One free day in Japan, two things on the list. Fuji was out at nine, the black eggs were eaten at two, and we were at the station at half past six as promised.',
  },
]
