import type { Question, QuestionGroup } from './question.ts'

/** In the place of what is asked about cards, where nobody takes any. */
export const payingOnTheDay: Readonly<Record<string, Pick<Question, 'question' | 'answer'>>> = {
  'card-charged': {
    question: 'When do we pay?',
    answer:
      'On the day, to your chauffeur, the whole amount in yen. We take no cards at the moment, and nothing is charged ' +
      'when you book. Your booking is sure once you have confirmed it.',
  },
  currency: { question: 'In which currency do I pay?', answer: 'In whole yen, on the day.' },
}

export const bookingAndPaying: QuestionGroup = {
  id: 'booking-and-paying',
  title: 'Booking and paying',
  questions: [
    {
      id: 'card-charged',
      question: 'When is my card charged?',
      answer:
        'When you press Pay, once, for the whole amount in yen, also for a ride with its way back. The car, the chauffeur and the guide have been held ' +
        'for you since the review step, so nobody else can take them meanwhile.',
      also: 'payment credit debit deposit instalments',
    },
    {
      id: 'per-car',
      question: 'Is the price per person?',
      answer: 'No, per car. It rises with the size of the car and the length of the day, not with each guest.',
      also: 'cost rate fee how much each',
    },
    {
      id: 'tolls',
      question: 'Do tolls, parking and fuel come on top?',
      answer:
        'No. They are in the price you are quoted, and so is the consumption tax. What was quoted is what is ' +
        'charged; only more hours, if you ask for them, cost more.',
      also: 'extra charges highway expressway petrol gas vat surcharge hidden fees',
    },
    {
      id: 'included',
      question: 'What is in the price of a tour?',
      answer:
        'The car and its chauffeur from door to door, fuel, tolls and parking, water, Wi-Fi and phone chargers. Most ' +
        'tours include an English-speaking guide. Meals are not in it, and entry fees only where the tour lists them.',
      also: 'inclusive tickets admission entrance',
    },
    {
      id: 'currency',
      question: 'In which currency do I pay?',
      answer: 'In whole yen. If your card is kept in another currency, your bank converts at its own rate.',
      also: 'dollars euros pounds exchange jpy cash',
    },
    {
      id: 'notice',
      question: 'How far ahead must we book?',
      answer:
        'Most tours can be booked until 24 hours before they start, some evenings until 12 or 6. A few need two to ' +
        'four days, because a maker, an early start or a festival has to be arranged. Each tour names its own hours.',
      also: 'last minute short notice advance deadline tomorrow today',
    },
    {
      id: 'busy-weeks',
      question: 'Which weeks fill first?',
      answer:
        'Guides are asked for most from about 10 March to 20 April, for the blossom, and from about 10 October to 20 ' +
        'November, for the leaves. If your dates lie there, choose your day early.',
      also: 'peak high season cherry blossom sakura autumn busy crowded availability',
    },
    {
      id: 'hold',
      question: 'How long do you hold a day for me?',
      answer: 'Fifteen minutes from the review step, and once more for fifteen if you ask.',
      also: 'reserve reservation keep',
    },
    {
      id: 'account',
      question: 'Do I need an account?',
      answer: 'No. Your reference and your e-mail address open your booking again.',
      also: 'register sign up login password voucher confirmation lost',
      link: { to: '/find-booking', label: 'Find a booking' },
    },
  ],
}

export const changingAndCancelling: QuestionGroup = {
  id: 'changing-and-cancelling',
  title: 'Changing and cancelling',
  questions: [
    {
      id: 'refund',
      question: 'What do I get back if I cancel a tour?',
      answer:
        'Everything until 48 hours before the start, half until 24 hours before, nothing after that. Layovers and ship ' +
        'days give more time: everything until 24 hours before, half until 6. You see the amount in yen before you agree.',
      also: 'cancellation money back refundable policy reimburse',
    },
    {
      id: 'move',
      question: 'Can we move to another day?',
      answer:
        'Yes, if a car and the people are free then. As long as cancelling is free, so is moving; if the new day has ' +
        'another price, only the difference is charged or sent back.',
      also: 'reschedule change date postpone',
    },
    {
      id: 'transfer-refund',
      question: 'And if I cancel a transfer or a car by the hour?',
      answer:
        'A transfer or a ride from door to door is free to cancel until one hour before, a car by the hour until 24 ' +
        'hours before. If the airline cancels your flight, tell us, and you get a full refund.',
      also: 'refund airport hourly cancellation',
      needs: '/cabs/home',
    },
    {
      id: 'season',
      question: 'The blossom is late. Can we wait for it?',
      answer:
        'Yes. We watch the gardens and tell you a week ahead how things stand. If the season is early or late, you may ' +
        'move one of our season days once, free of charge.',
      also: 'cherry sakura bloom forecast autumn leaves ginkgo iris early',
    },
    {
      id: 'typhoon',
      question: 'What happens in a typhoon?',
      answer:
        'Each tour says what we do in bad weather. Where a storm warning would spoil or close it, such as Kamakura or ' +
        'the expressway at night, we move the day without charge.',
      also: 'storm rain wind weather warning',
    },
    {
      id: 'fireworks-off',
      question: 'What if the fireworks are called off?',
      answer:
        'The display on the Sumida goes ahead in light rain and is called off in storms, not moved. If it is called ' +
        'off by noon, you get everything back.',
      also: 'hanabi summer festival cancelled refund',
    },
  ],
}

export const carsSeatsAndLuggage: QuestionGroup = {
  id: 'cars-seats-and-luggage',
  title: 'Cars, seats and luggage',
  questions: [
    {
      id: 'which-car',
      question: 'Which car do we need?',
      answer:
        'Count seats and large suitcases. In comfort a Crown takes two guests and two suitcases, an Alphard four and ' +
        'four, a HiAce Grand Cabin eight and ten. A child seat takes about a seat and a half, a folded stroller the ' +
        'place of two suitcases.',
      also: 'vehicle class sedan van minivan cases baggage bags capacity toyota',
    },
    {
      id: 'most-guests',
      question: 'How many of us fit at most?',
      answer:
        'Three in a Crown, six in an Alphard, nine in a HiAce Grand Cabin, 13 in a HiAce Long and 23 in a Coaster. ' +
        'The fuller the car, the fewer the suitcases: six guests in an Alphard leave room for two. Not every tour ' +
        'takes every car.',
      also: 'group large party people maximum bus minibus family seats passengers',
    },
    {
      id: 'luggage',
      question: 'Can our luggage stay in the car?',
      answer:
        'Yes. On layovers and ship days your suitcases travel with you in the locked boot. Keep your passports in ' +
        'your pocket.',
      also: 'cases baggage bags trunk left storage',
    },
    {
      id: 'private',
      question: 'Do we share the car with others?',
      answer: 'No. One party, one car. Nobody is added to fill the seats.',
      also: 'private shared strangers bus tour taxi',
    },
    {
      id: 'green-plate',
      question: 'Why a green plate?',
      answer:
        'In Japan a green plate means that the car may carry paying guests. A white plate may not, however friendly ' +
        'the offer. Ours are green.',
      also: 'licence number legal insurance safe taxi uber',
    },
    {
      id: 'wifi',
      question: 'Is there Wi-Fi in the car?',
      answer: 'Yes, and water and phone chargers.',
      also: 'internet charging usb power',
    },
  ],
}
