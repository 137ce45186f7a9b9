export { areaNameOf, areaOf } from './area-of.rules.ts'
export { arrivalPlaceAt } from './arrival-place.rules.ts'
export { type BoardResource, readForBoard } from './board-resources.store.ts'
export { carName } from './cars/car-fields.rules.ts'
export type { Busy } from './cars/car-state.rules.ts'
export type { EndingPaper } from './cars/jobs-of-cars.ts'
export { readClassCards, readClassPictures } from './class-cards.store.ts'
export { classNameOf } from './class-name.rules.ts'
export { classesLarger, isBookedOrStandIn } from './class-rank.rules.ts'
export { type CrewContact, findCrewContacts } from './crew-contacts.store.ts'
export { type CrewOnPaper, findCrewOnPaper } from './crew-on-paper.store.ts'
export { deskNameOf } from './desk-name.rules.ts'
export { type AreaDistance, type Coordinate, kilometresBetween } from './distance.rules.ts'
export type { TrafficSeason } from './driving-times.rules.ts'
export { dutyContradictions } from './duty-contradictions.rules.ts'
export { type DutyTime, dutyTimeByDay } from './duty-time.ts'
export { addExtraShift } from './extra-shifts.store.ts'
export type {
  Area,
  Chauffeur,
  DutyPolicy,
  Fleet,
  Guide,
  Resource,
  ResourceKind,
  Vehicle,
  VehicleClassInfo,
} from './fleet.rules.ts'
export { readClasses, readPolicies } from './fleet.store.ts'
export type { UsersOfGround } from './ground/users-of-ground.ts'
export { highStepInWords } from './high-step.rules.ts'
export { forgetFleet, loadFleet } from './load-fleet.ts'
export { loadPlaces } from './load-places.ts'
export { offeredClasses } from './offered-classes.rules.ts'
export { findPlaceAddresses } from './place-addresses.store.ts'
export {
  findPlace,
  highestFeeIn,
  listPlaces,
  type PickUpPlace,
  type PlaceKind,
  savePickUpFees,
} from './places.store.ts'
export { readAddress } from './read-address.ts'
export { saveAreaDistances, saveTrafficSeasons } from './save-areas.store.ts'
export { addDaysOff } from './save-resources.store.ts'
export { savePolicies } from './save-standards.store.ts'
export { type FoundCar, type FoundPerson, searchFleet } from './search-fleet.rules.ts'
export type { ClassCard } from './standard-cards.ts'
export { type NewTerminal, readTerminals, readTerminalsInUse, saveTerminals } from './terminals.store.ts'
export { whyNotAtPlace } from './why-not-at-place.rules.ts'
export { worksOn } from './works-on.rules.ts'
