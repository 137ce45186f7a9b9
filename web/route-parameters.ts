/** The query of pages that share theirs: what an address may say, parameter by parameter. */

/** The search of /tour/grid, parameter by parameter. */
export const tourSearchParameters = [
  'q',
  'day',
  'guests',
  'youngest',
  'from',
  'line',
  'children',
  'length',
  'min',
  'max',
  'room',
  'walking',
  'season',
  'guide',
  'sort',
  'page',
] as const

/** What is wished of a tour, parameter by parameter, with the step that is named. */
export const wishParameters = [
  ...['day', 'start', 'guests', 'ages', 'cases', 'car', 'guide', 'more', 'extras', 'code', 'secondCode'],
  'step',
] as const

/** What a ride is asked by, parameter by parameter. */
export const rideParameters = [
  'way',
  'from',
  'fromAddress',
  'to',
  'toAddress',
  'day',
  'time',
  'hours',
  'guests',
  'children',
  'largeCases',
  'childSeats',
  'boosterSeats',
  'strollers',
  'wheelchairs',
  'extras',
  'flight',
  'meeting',
  'returnDay',
  'returnTime',
  'returnFrom',
  'returnTo',
  'code',
  'secondCode',
] as const
