import type { NewTerminal } from '../terminals.store.ts'

const haneda = { airport: 'haneda', airportName: 'Haneda' } as const
const narita = { airport: 'narita', airportName: 'Narita' } as const

const domesticOnly = {
  internationalMinutes: null,
  domesticMinutes: 20,
  internationalLeadMinutes: null,
  domesticLeadMinutes: 90,
} as const

/** Where we meet guests who land, how long they take to come out, and how early they must leave the city. */
export const tokyoTerminals: NewTerminal[] = [
  {
    ...{ placeSlug: 'haneda-terminal-1', name: 'Terminal 1', ...haneda, ...domesticOnly },
    boardPoint: 'By the information desk of the south wing, on the ground floor',
    directions: [
      'Take your bags and go out through the glass doors of the arrivals hall.',
      'Walk to the information desk in the middle of the south wing.',
      'Your chauffeur stands there with a board that says {name}.',
    ],
    kerbPoint: 'The pick-up lane in front of arrivals, ground floor, by exit 5',
  },
  {
    ...{ placeSlug: 'haneda-terminal-2', name: 'Terminal 2', ...haneda },
    ...{ internationalMinutes: 40, domesticMinutes: 20, internationalLeadMinutes: 150, domesticLeadMinutes: 90 },
    boardPoint: 'By the information desk, on the ground floor',
    directions: [
      'Take your bags and go out through the glass doors of the arrivals hall.',
      'Walk to the information desk under the large clock.',
      'Your chauffeur stands there with a board that says {name}.',
    ],
    kerbPoint: 'The pick-up lane in front of arrivals, ground floor, by exit 4',
  },
  {
    ...{ placeSlug: 'haneda-terminal-3', name: 'Terminal 3', ...haneda },
    ...{ internationalMinutes: 45, domesticMinutes: null, internationalLeadMinutes: 150, domesticLeadMinutes: null },
    boardPoint: 'In the arrivals hall, by the meeting point, on the second floor',
    directions: [
      'After customs go out into the arrivals hall; everybody comes out of the same two doors.',
      'Turn to the meeting point in the middle of the hall.',
      'Your chauffeur stands there with a board that says {name}.',
    ],
    kerbPoint: 'The car park lift lobby on the second floor; the car comes when you ring',
  },
  {
    ...{ placeSlug: 'narita-terminal-1', name: 'Terminal 1', ...narita },
    ...{ internationalMinutes: 50, domesticMinutes: 20, internationalLeadMinutes: 210, domesticLeadMinutes: 150 },
    boardPoint: 'In the central hall between the two wings, on the ground floor',
    directions: [
      'After customs go out into arrivals, in the north or the south wing.',
      'From either wing walk towards the middle, to the central hall.',
      'Your chauffeur stands there with a board that says {name}.',
    ],
    kerbPoint: 'The kerb in front of arrivals, ground floor, between the two wings',
  },
  {
    ...{ placeSlug: 'narita-terminal-2', name: 'Terminal 2', ...narita },
    ...{ internationalMinutes: 50, domesticMinutes: 20, internationalLeadMinutes: 210, domesticLeadMinutes: 150 },
    boardPoint: 'Between arrivals A and B, on the ground floor',
    directions: [
      'After customs you come out at exit A or exit B.',
      'Walk to the information desk between the two.',
      'Your chauffeur stands there with a board that says {name}.',
    ],
    kerbPoint: 'The kerb in front of arrivals, ground floor, between exits A and B',
  },
  {
    ...{ placeSlug: 'narita-terminal-3', name: 'Terminal 3', ...narita },
    ...{ internationalMinutes: 60, domesticMinutes: 25, internationalLeadMinutes: 210, domesticLeadMinutes: 150 },
    boardPoint: 'Outside the doors of arrivals, on the ground floor',
    directions: [
      'After customs go out through the one door of international arrivals.',
      'Stay on the ground floor; you need not walk over to Terminal 2.',
      'Your chauffeur stands by the door with a board that says {name}.',
    ],
    kerbPoint: 'The car park beside the terminal, on the ground floor',
  },
]
