import type { QuestionGroup } from './question.ts'

export const airportsAndShips: QuestionGroup = {
  id: 'airports-and-ships',
  title: 'Airports and ships',
  questions: [
    {
      id: 'arrivals',
      question: 'Where do we meet at the airport?',
      answer:
        'In the arrivals hall, at the barrier, by the board with your name on it. Tours from Haneda begin at Terminal ' +
        '3, tours from Narita at your own terminal.',
      also: 'meeting point pick-up pickup landing customs sign hnd nrt',
    },
    {
      id: 'late-flight',
      question: 'My flight is late. Does the chauffeur wait?',
      answer:
        'Yes. We look at the landing time before we send the car; if you know of a delay, please tell us. At least 60 ' +
        'minutes after landing cost nothing, more where the way out takes longer; your booking says until when. If a layover gets short we leave out a stop and charge what was quoted.',
      also: 'delay delayed waiting time plane immigration queue',
    },
    {
      id: 'tell-late-flight',
      question: 'How do we tell you that the flight is late?',
      answer:
        'By the link in your confirmation: under Flight late, type when it lands now. The pick-up and the free waiting ' +
        'move with it, and it costs nothing. No account is needed.',
      also: 'delay delayed landing transfer pickup change time notify',
      link: { to: '/find-booking', label: 'Find a booking' },
      needs: '/cabs/home',
    },
    {
      id: 'layover',
      question: 'Is our layover long enough?',
      answer:
        'From Haneda into Tokyo and back, allow nine and a half hours between landing and take-off; from Narita, ' +
        'twelve. With seven or eight at Narita, the temple town beside the airport is the better choice. You enter ' +
        'Japan on the way, so look up the visa rules of your passport.',
      also: 'stopover transit connection between flights',
    },
    {
      id: 'leave-for-flight',
      question: 'When must we leave for our flight?',
      answer:
        'Leave the city three and a half hours before a flight from Narita. For Haneda it is two and a half hours ' +
        'before an international flight and one and a half before a domestic one.',
      also: 'departure airport drop-off how early time',
    },
    {
      id: 'taxi',
      question: 'Is a taxi from the airport cheaper?',
      answer:
        'For two people with two suitcases it often is. Taxis have flat fares from both airports into the city, with ' +
        'tolls on top. We are for the board with your name, the child seat, the four suitcases and the flight that ' +
        'lands late.',
      also: 'cab fare transfer cost haneda narita',
      needs: '/cabs/home',
    },
    {
      id: 'ship',
      question: 'What if our ship is late, or does not call?',
      answer:
        'If it is late into port we start late, at no charge. If it does not call at all, you pay nothing. Tell us the ' +
        'all-aboard time: we plan to have you back ninety minutes before it.',
      also: 'cruise port pier yokohama terminal shore excursion delay',
    },
  ],
}

export const onTheDay: QuestionGroup = {
  id: 'on-the-day',
  title: 'On the day',
  questions: [
    {
      id: 'pick-up',
      question: 'Where does the day begin?',
      answer:
        'At the door of your hotel in central Tokyo, unless the tour begins at an airport or a pier. Your chauffeur is ' +
        'there ten minutes early, with your name on the board.',
      also: 'pickup start meeting point collect address drop-off airbnb',
    },
    {
      id: 'languages',
      question: 'Which language do the guides speak?',
      answer:
        'English. Chauffeurs speak some English too, but the stories are the guide’s. We promise no other language.',
      also: 'spanish french german chinese italian arabic japanese driver translate interpreter',
    },
    {
      id: 'guide',
      question: 'What does a guide do that the chauffeur does not?',
      answer:
        'The guide walks with you, explains, and speaks Japanese for you. The chauffeur drives and waits with the car. ' +
        'One guide looks after nine guests at most; from ten there are two.',
      also: 'driver difference need without',
    },
    {
      id: 'guide-licence',
      question: 'Are the guides licensed?',
      answer:
        'In Japan anyone may guide for pay, but the title National Government Licensed Guide Interpreter is protected. ' +
        'We name it only together with a registration number that we have on file.',
      also: 'license certified qualified registered official',
    },
    {
      id: 'change-stops',
      question: 'Can we change the plan on the day?',
      answer:
        'Yes, within the hours you booked. Tell the guide in the car: a stop can be dropped so that you stay longer ' +
        'somewhere else, or the order turned round. Only the end time changes the price.',
      also: 'itinerary route flexible skip add customise',
    },
    {
      id: 'longer',
      question: 'Can we stay out longer than planned?',
      answer:
        'Often. Extra time is counted by the half hour. It is not always possible, because chauffeurs have duty hours ' +
        'and a rest of nine hours at the least before the next day.',
      also: 'overtime extend extra hours late return',
    },
    {
      id: 'rain',
      question: 'It rains. What happens to the day?',
      answer:
        'It goes on. Every tour has a plan for rain, such as a museum for a garden or a covered street for an open ' +
        'one, and you read it before you choose.',
      also: 'weather wet umbrella snow bad',
    },
    {
      id: 'fuji',
      question: 'Will we see Mount Fuji?',
      answer:
        'Nobody can promise it. From November to February the summit is clear on most mornings, from June to August on ' +
        'few. It shows itself early and is often gone by eleven, so the early start is the better one.',
      also: 'fujisan mt visible view cloud clear weather',
    },
    {
      id: 'fuji-and-hakone',
      question: 'Can we see Fuji and Hakone in one day?',
      answer:
        'Not in eight hours. There is one long day of twelve that does both, and it leaves at six or half past. If ' +
        'you can, choose one, or take both with a night between.',
      also: 'combine together kawaguchiko ashi',
    },
    {
      id: 'drives',
      question: 'How long is the drive out of Tokyo?',
      answer:
        'One way from the middle of the city: Kamakura an hour to an hour and twenty, Lake Kawaguchi at the foot of ' +
        'Fuji up to two hours, Hakone about two, Nikko a little more than two. Early mornings are quicker.',
      also: 'distance far travel time traffic kawaguchiko',
    },
    {
      id: 'lunch',
      question: 'Is lunch included?',
      answer:
        'No, but the day leaves time for it, and most tours name what it usually costs. Tell your guide what you do ' +
        'not eat.',
      also: 'food meal dinner supper restaurant vegetarian vegan halal allergy cafe coffee diet breakfast',
    },
    {
      id: 'tips',
      question: 'Should we tip?',
      answer: 'No. Tipping is not the custom in Japan, and nobody waits for it. A thank-you is enough.',
      also: 'tips gratuity service charge',
    },
  ],
}

export const childrenAndAccess: QuestionGroup = {
  id: 'children-and-access',
  title: 'Children and access',
  questions: [
    {
      id: 'child-seats',
      question: 'Do you bring child seats?',
      answer:
        'Yes. Tell us the ages, and they are fitted before the car comes; what is special about a child, write in the note. Each child seat and each booster has a price, ' +
        'which stands beside it where you choose who travels. A child seat takes about a seat and a half, ' +
        'so a family with two may need the next larger car.',
      also: 'baby infant toddler kids car booster',
    },
    {
      id: 'stroller',
      question: 'Can we bring a stroller?',
      answer:
        'Yes. Folded, it takes the place of two large suitcases. Temple paths are often gravel, where large wheels do ' +
        'better; on the few days where a stroller does not work, the tour says so.',
      also: 'pram buggy pushchair baby toddler kids',
    },
    {
      id: 'with-children',
      question: 'Which days suit small children?',
      answer:
        'The theme With children: fewer stops, more running about, and the car always near. The long day ' +
        'to Fuji and Hakone is not for children under six, in our view.',
      also: 'kids family toddler age zoo trains',
    },
    {
      id: 'walking',
      question: 'How much walking is there?',
      answer:
        'Each tour names its kilometres and calls them easy, moderate or long. Most days have two to five. The car ' +
        'waits where you come out, not where you went in.',
      also: 'distance fitness elderly grandparents senior tired knees',
    },
    {
      id: 'steps',
      question: 'Steps are hard for one of us. What can we see?',
      answer:
        'More than you may think. The pagoda at Chureito has a side road, Atago a lift, and Enoshima escalators on the ' +
        'way up. Nikko has about 200 steps to the shogun’s tomb, and those can be left out.',
      also: 'stairs mobility access elderly grandparents knees disabled climb',
    },
    {
      id: 'wheelchair',
      question: 'Can you take a wheelchair?',
      answer:
        'We list no car with a ramp or a lift, so whoever uses it must be able to change to a seat. A chair that ' +
        'folds travels with the luggage: say so with your party, and the car has room for it. It takes the place of ' +
        'two large suitcases.',
      also: 'mobility access accessible disabled scooter walker',
    },
  ],
}
