export { areaNameOf, areaOf } from './area-of.rules.ts'
export { arrivalPlaceAt } from './arrival-place.rules.ts'
export { type BoardResource, readForBoard } from './board-resources.store.ts'
export { carName } from './car-name.rules.ts'
export type { Busy } from './cars/car-state.rules.ts'
export { readClassCards, readClassPictures } from './classes/class-cards.store.ts'
export { classNameOf } from './classes/class-name.rules.ts'
export { classesLarger, isBookedOrStandIn } from './classes/class-rank.rules.ts'
export { highStepInWords } from './classes/high-step.rules.ts'
export { offeredClasses } from './classes/offered-classes.rules.ts'
export { type CrewContact, findCrewContacts } from './crew-contacts.store.ts'
export { type CrewOnPaper, findCrewOnPaper } from './crew-on-paper.store.ts'
export { deskNameOf } from './desk-name.rules.ts'
export { dutyContradictions } from './duty-contradictions.rules.ts'
export { dutyTimeByDay } from './duty-time.ts'
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
export { readClasses, readFewStayFree, readPolicies } from './fleet.store.ts'
export { refusingTwice } from './ground/change-ground.ts'
export { codeOf as codeOfName, freeCode } from './ground/codes.rules.ts'
export type { EndingPaper } from './jobs-of-fleet.ts'
export { forgetFleet, keptWithFleet, loadFleet } from './load-fleet.ts'
export { loadPlaces } from './load-places.ts'
export { readContract } from './people/people.store.ts'
export type { PersonBusy } from './people/person-state.rules.ts'
export { findPlaceAddresses } from './place-addresses.store.ts'
export { findPlace, highestFeeIn, listPlaces, type PickUpPlace, savePickUpFees } from './places.store.ts'
export { readAddress } from './read-address.ts'
export { savePolicies } from './save-standards.store.ts'
export { type FoundCar, searchFleet } from './search-fleet.rules.ts'
export type { ClassCard } from './standard-cards.ts'
export { readTerminals, readTerminalsInUse } from './terminals.store.ts'
export { addList, countChanged, countList, dropList } from './tokyo/take-over.store.ts'
export { tokyoLists } from './tokyo/tokyo-lists.ts'
export { whyNotAtPlace } from './why-not-at-place.rules.ts'
export { isWithUs, worksOn } from './works-on.rules.ts'
