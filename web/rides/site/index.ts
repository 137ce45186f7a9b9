export { HallDrawing } from './hall-drawing.tsx'
export { isFlight, readRideAsk, rideQuery } from './ride-address.ts'
export { askAt } from './ride-nearest.ts'
export {
  agesOf,
  beginsInWords,
  clockOf,
  dayOf,
  driveInWords,
  endInWords,
  flightCancelled,
  freeUntilInWords,
  hoursRun,
  luggageInWords,
  minutesInWords,
  partyOf,
  wayName,
} from './ride-words.ts'
export { wayToMeeting } from './way-to-meeting.ts'
