import type { DemoReview } from './demo-review.ts'

export const portsReviews: DemoReview[] = [
  {
    of: 'haneda-layover-in-tokyo 05-11',
    author: 'Kirsten, Copenhagen',
    stars: [5, 5, 5, 5],
    text: 'Eleven hours between two flights, and I had planned to spend them on a bench. Instead: a tidal garden, incense, tempura, and back at the gate with time for a shower. {chauffeur} was there although we landed early.',
  },
  {
    of: 'haneda-layover-in-tokyo 12-08',
    author: 'Jorge, Lima',
    stars: [5, 4, 5, 4],
    text: 'Exactly what it says. They watch the clock so that you need not.',
  },
  {
    of: 'narita-layover-in-tokyo 06-17',
    author: 'Tamsin, Perth',
    stars: [4, 4, 5, 3],
    text: 'The drive from Narita is what it is: two of the eight hours. The rest was very well used and the return was never in doubt. For anything under seven hours on the ground I would stay in the temple town.',
  },
  {
    of: 'tokyo-from-the-cruise-terminal 10-07',
    author: 'Barbara, Seattle',
    stars: [5, 5, 4, 5],
    text: 'Nine of us from one ship, four over eighty. They brought the larger van, a step stool and endless patience, and we were back at the gangway forty minutes before the last call. The ship’s own coach was twenty minutes late.',
  },
  {
    of: 'tokyo-from-the-cruise-terminal 04-26',
    author: 'Roger, Plymouth',
    stars: [5, 5, 5, 4],
    text: 'A lot for eight hours but it never felt like a race. The forest at Meiji Jingu after the market was well judged.',
  },
  {
    of: 'yokohama-piers-to-kamakura 05-20',
    author: 'Ursula, Lucerne',
    stars: [5, 5, 5, 5],
    text: 'Everyone else from the ship sat on a bus to Tokyo. We were with the Buddha before they had found their seats.',
  },
]
