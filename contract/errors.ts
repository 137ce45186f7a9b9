import * as accounts from './accounts.ts'
import * as agents from './agents.ts'
import { areasErrors } from './areas.ts'
import { availabilityErrors } from './availability.ts'
import * as booking from './booking.ts'
import * as desk from './booking-desk.ts'
import { carsErrors } from './cars.ts'
import * as catalogue from './catalogue.ts'
import * as categoryEditing from './category-editing.ts'
import { comingErrors } from './coming.ts'
import * as dispatch from './dispatch.ts'
import * as dutySettings from './duty-settings.ts'
import { earningsErrors } from './earnings.ts'
import type { ErrorDefinition } from './endpoint.ts'
import { faresErrors } from './fares.ts'
import * as feeSettings from './fee-settings.ts'
import { firstOwnerErrors } from './first-owner.ts'
import { garagesErrors } from './garages.ts'
import * as gettingIn from './getting-in.ts'
import * as guests from './guests.ts'
import { importErrors } from './imports.ts'
import { inboxErrors } from './inbox.ts'
import { jobsErrors } from './jobs.ts'
import { landingsErrors } from './landings.ts'
import { leaveErrors } from './leave.ts'
import * as mailChoices from './mail-choices.ts'
import * as mailTexts from './mail-texts.ts'
import { mediaErrors } from './media.ts'
import * as messages from './messages.ts'
import * as onTheDay from './money-on-the-day.ts'
import { monthSheetErrors } from './month-sheet-layout.ts'
import * as notifications from './notifications.ts'
import { offerEditingErrors } from './offer-editing.ts'
import { officeClassesErrors } from './office-classes.ts'
import { officeExtrasErrors } from './office-extras.ts'
import { officeFlightsErrors } from './office-flights.ts'
import { officeErrors } from './office-list.ts'
import * as officePeople from './office-people.ts'
import { officePlacesErrors } from './office-places.ts'
import { terminalsErrors } from './office-terminals.ts'
import * as officeViews from './office-views.ts'
import { openingErrors } from './opening.ts'
import { ordersErrors } from './orders.ts'
import { paperSeriesErrors } from './paper-series.ts'
import * as payments from './payments.ts'
import { peopleErrors } from './people.ts'
import * as phone from './phone-booking.ts'
import * as places from './places.ts'
import { platformErrors } from './platform.ts'
import { pricingErrors } from './pricing.ts'
import * as profile from './profile.ts'
import * as reviews from './reviews.ts'
import { ridesErrors } from './rides.ts'
import { seasonTextsErrors } from './season-texts.ts'
import * as security from './security.ts'
import { standardErrors } from './standard.ts'
import { taxErrors } from './tax-settings.ts'
import * as tourEditing from './tour-editing.ts'
import * as tourVersions from './tour-versions.ts'
import * as travellers from './travellers.ts'
import { tripsErrors } from './trips.ts'
import * as vouchers from './vouchers.ts'
import * as wishlist from './wishlist.ts'

/** Every refusal there is, by its code. */
export const errorCatalogue = {
  ...platformErrors,
  ...accounts.accountsErrors,
  ...gettingIn.gettingInErrors,
  ...firstOwnerErrors,
  ...security.securityErrors,
  ...profile.profileErrors,
  ...mediaErrors,
  ...catalogue.catalogueErrors,
  ...tourEditing.tourEditingErrors,
  ...tourVersions.tourVersionErrors,
  ...categoryEditing.categoryEditingErrors,
  ...offerEditingErrors,
  ...seasonTextsErrors,
  ...wishlist.wishlistErrors,
  ...availabilityErrors,
  ...pricingErrors,
  ...payments.paymentsErrors,
  ...booking.bookingErrors,
  ...phone.phoneBookingErrors,
  ...desk.bookingDeskErrors,
  ...onTheDay.moneyOnTheDayErrors,
  ...places.placesErrors,
  ...travellers.travellersErrors,
  ...vouchers.vouchersErrors,
  ...messages.messagesErrors,
  ...inboxErrors,
  ...reviews.reviewsErrors,
  ...agents.agentsErrors,
  ...guests.guestsErrors,
  ...notifications.notificationsErrors,
  ...mailChoices.mailChoicesErrors,
  ...jobsErrors,
  ...earningsErrors,
  ...officeErrors,
  ...openingErrors,
  ...comingErrors,
  ...taxErrors,
  ...paperSeriesErrors,
  ...standardErrors,
  ...officeViews.officeViewsErrors,
  ...dutySettings.dutySettingsErrors,
  ...officePeople.officePeopleErrors,
  ...mailTexts.mailTextsErrors,
  ...feeSettings.feeSettingsErrors,
  ...dispatch.dispatchErrors,
  ...ridesErrors,
  ...landingsErrors,
  ...ordersErrors,
  ...tripsErrors,
  ...faresErrors,
  ...carsErrors,
  ...peopleErrors,
  ...monthSheetErrors,
  ...leaveErrors,
  ...garagesErrors,
  ...officeClassesErrors,
  ...officeExtrasErrors,
  ...areasErrors,
  ...officePlacesErrors,
  ...importErrors,
  ...officeFlightsErrors,
  ...terminalsErrors,
} satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue
