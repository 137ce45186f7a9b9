export {
  type BookableTour,
  beginsAtHotel,
  findBookableTour,
  findBookableTours,
  seasonsJson,
} from './bookable-tour.store.ts'
export { countSalesLater } from './count-sales.ts'
export { withArrivals } from './itinerary.rules.ts'
export { findKnownStops } from './known-stops.store.ts'
export { listCataloguePages } from './listed-pages.store.ts'
export {
  type CodeGuest,
  type CodeTry,
  type CodeUse,
  codeOf,
  findOfferCode,
  noteCodeTry,
  type OfferCode,
  readUseOfCode,
} from './offer-codes.store.ts'
export { findPrintedTour, findPrintedTours, type PrintedTour } from './printed-tour.store.ts'
export { searchTourNames } from './search-tour-names.store.ts'
export { closedTimesOf, runsOn, type TourSeason } from './season.rules.ts'
export { readTax, type Tax } from './tax-of.ts'
export { findTaxRates, replaceTaxRatesAfter } from './tax-rates.store.ts'
export { addStandardSeasons } from './tokyo/add-standard-seasons.ts'
export {
  countChangedSeasons,
  countSeasons,
  dropStandardSeasons,
} from './tokyo/standard-seasons.store.ts'
export { standardSeasons } from './tokyo/standard-seasons.ts'
export { findTourCovers } from './tour-covers.store.ts'
export { findTourNames, type TourName } from './tour-names.store.ts'
export { findTourWords } from './tour-words.store.ts'
export { tourIdOf } from './tours.store.ts'
export { countToursByClass, findToursInClass, reindexToursInClass } from './tours-of-class.store.ts'
export { addWishes, countWishes } from './wishes.store.ts'
