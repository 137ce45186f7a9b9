import type { DemoReview } from './demo-review.ts'

export const tokyoReviews: DemoReview[] = [
  {
    of: 'tokyo-in-one-unhurried-day 04-04',
    author: 'Eleanor, Bath',
    stars: [5, 5, 5, 5],
    text: 'Three of us, one of them five years old and opinionated. Nobody rushed her past the goldfish or the crossing. {guide} carried stickers; {chauffeur} had the car at every corner as if reading our minds. We sat down four times, which is my measure of a good day.',
    answer: 'Thank you, Eleanor. The stickers were {guide}’s own idea. Please tell Ivy that the goldfish are well.',
  },
  {
    of: 'tokyo-in-one-unhurried-day 10-12',
    author: 'Carla, São Paulo',
    stars: [5, 5, 5, 5],
    text: 'First day in Japan, fourteen hours of jet lag. The title is a promise and they kept it.',
  },
  {
    of: 'tokyo-in-one-unhurried-day 03-14',
    author: 'William, Adelaide',
    stars: [5, 4, 5, 4],
    text: 'A sensible sampler of the city. The market lunch was the high point, the walk from Omotesando the low one only because it had begun to sleet. Swapped the garden for the museum without being asked twice.',
  },
  {
    of: 'tokyo-in-one-unhurried-day 12-21',
    author: 'Noor, Amman',
    stars: [5, 5, 5, 5],
    text: '{guide} found us a place to pray at noon without any fuss, and a lunch that we could all eat. Small things, large difference.',
  },
  {
    of: 'tokyo-in-one-unhurried-day 06-14',
    author: 'Steve, Cork',
    stars: [3, 4, 4, 4],
    text: 'Good route and a very good guide. The driver hardly spoke, and the radio was on quietly all day. Not what you want for the price, but we would book again and say something this time.',
    answer:
      'Please do say it: a word is enough, and nobody here minds. We have talked with the chauffeur; the radio stays off unless a guest asks.',
  },
  {
    of: 'tokyo-in-one-unhurried-day 08-20',
    author: 'Mei, Taipei',
    stars: [5, 5, 5, 3],
    text: 'Thirty-six degrees. They moved the garden to the morning, kept the car ice cold and turned the forest into the last stop, where there is shade. Still too hot for so much outdoors; choose the evening tours in August.',
  },
  {
    of: 'old-tokyo-before-lunch 02-04',
    author: 'Rosa, Naples',
    stars: [5, 5, 5, 5],
    text: 'Cats asleep on graves, croquettes from a hatch, red gates without a queue. By half past twelve we had seen the Tokyo that I had hoped was still there.',
  },
  {
    of: 'old-tokyo-before-lunch 11-08',
    author: 'Geoff, Wellington',
    stars: [5, 5, 4, 5],
    text: 'Four hours is exactly right with teenagers. {guide} bought them something fried at the right moment.',
  },
  {
    of: 'from-the-shrine-forest-to-shibuya 04-28',
    author: 'Julia, Graz',
    stars: [5, 5, 5, 4],
    text: 'The roof above the crossing just before sunset, wind in our faces, the whole grid lighting up. Daikanyama was a pleasant surprise: a bookshop that I had to be pulled out of.',
  },
  {
    of: 'palace-walls-to-ginza 09-25',
    author: 'Helen, Dunedin',
    stars: [4, 5, 5, 4],
    text: 'The castle that is not there turns out to be the most interesting one, once somebody draws it in the air for you. Ginza is Ginza.',
  },
  {
    of: 'toyosu-and-tsukiji-breakfast 03-05',
    author: 'Mateo, Bogotá',
    stars: [5, 5, 5, 5],
    text: 'Breakfast where the buyers eat: a bowl of rice, five kinds of fish that were swimming yesterday, a cook who laughed at our faces. Go hungry and go early.',
  },
  {
    of: 'toyosu-and-tsukiji-breakfast 10-03',
    author: 'Chloe, Bristol',
    stars: [5, 4, 4, 3],
    text: 'Tsukiji was wonderful. Toyosu is seen through glass from rather far away, which the page says, but I had imagined more. The omelette stall made my daughter’s day.',
  },
  {
    of: 'toyosu-and-tsukiji-breakfast 07-17',
    author: 'Omar, Casablanca',
    stars: [5, 5, 5, 5],
    text: 'At seven in the morning we were the only foreigners at the counter. {guide} ordered for us and explained each piece before we ate it, quietly, as a friend would.',
  },
  {
    of: 'kappabashi-knives-and-kitchens 05-18',
    author: 'Vikram, Mumbai',
    stars: [5, 5, 5, 5],
    text: 'I cook for a living. {guide} knew which shop grinds on the premises and which only sells, and stood by while I annoyed three patient men about steel. My name is on the blade.',
  },
]
