import type { DemoReview } from './demo-review.ts'

export const kamakuraReviews: DemoReview[] = [
  {
    of: 'kamakura-and-the-great-buddha 11-28',
    author: 'Fiona, Inverness',
    stars: [5, 5, 5, 5],
    text: 'We had the Buddha to ourselves for about four minutes, which I am told is a record for November. The maples at Hase-dera were at their best. Then matcha in front of the bamboo, where my teenage sons sat still of their own accord.',
  },
  {
    of: 'kamakura-and-the-great-buddha 04-11',
    author: 'Yusuf, Izmir',
    stars: [5, 5, 5, 4],
    text: '{guide} knows history the way some people know football. Two shoguns, one tsunami and a poisoning before lunch.',
  },
  {
    of: 'kamakura-and-the-great-buddha 02-14',
    author: 'Jun Hao, Singapore',
    stars: [5, 4, 4, 5],
    text: 'Plum blossom at the shrine, no crowds and cold sunshine. February is underrated. The sedan was comfortable for two, though I would take the larger car with luggage.',
  },
  {
    of: 'kamakura-and-the-great-buddha 05-05',
    author: 'Emily, Portland',
    stars: [4, 3, 5, 2],
    text: 'Golden Week. We did not know what that meant; now we do. Komachi Street was shoulder to shoulder and we queued for everything after ten. The crew were kind about it but somebody should warn people in red letters.',
    answer:
      'We should have said so when you booked, and are sorry. A week later the same paths are empty; come back for that, and let the first tea be ours.',
  },
  {
    of: 'kamakura-and-the-great-buddha 01-08',
    author: 'Nils, Gothenburg',
    stars: [5, 5, 5, 5],
    text: 'Quiet, cold, golden. Do it in January.',
  },
  {
    of: 'kamakura-and-enoshima-by-the-sea 06-04',
    author: 'Amara, Abuja',
    stars: [5, 5, 5, 5],
    text: 'The little green train that runs between the houses and the sea was the children’s favourite thing in Japan, and the car was waiting at the other end as if by magic. Hydrangeas just beginning at Hase-dera.',
  },
  {
    of: 'kamakura-and-enoshima-by-the-sea 10-29',
    author: 'Pieter, Utrecht',
    stars: [5, 4, 5, 4],
    text: 'Enoshima has more stairs than the page admits, and escalators that you pay for. We paid. From the top we saw Fuji across the water, very small and very clear.',
  },
  {
    of: 'yokohama-harbour-and-sankeien 03-30',
    author: 'Lena, Basel',
    stars: [5, 5, 5, 5],
    text: 'Sankeien in blossom with perhaps thirty other people. Everyone we told in Tokyo had never heard of it. The old liner is a delight if you like brass and small cabins.',
  },
  {
    of: 'sunset-at-shichirigahama 12-05',
    author: 'Isabel, Valparaíso',
    stars: [5, 5, 5, 5],
    text: 'They rang at noon to say that the west looked good, and it was. The sun went down beside Fuji, surfers came out of the water one by one, somebody played a guitar badly. Perfect.',
  },
  {
    of: 'sunset-at-shichirigahama 01-19',
    author: 'Harald, Stavanger',
    stars: [4, 4, 4, 3],
    text: 'Clouds came in an hour before sunset. We were offered the bamboo garden instead and chose to wait; that was our mistake and not theirs. Kencho-ji was worth the trip by itself.',
  },
]
