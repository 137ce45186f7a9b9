/**
 * What guests and the desk write beside a booking and what costs nothing, each once: calls, columns, forms, differences
 * and papers follow from it. Checkouts carry it: it stays small.
 */
type BookingDetail = {
  /** Most characters. */
  longest: number
  /** As the desk, differences and lists call it; a form may ask for it in words of its own. */
  label: string
  /** Of `bookings`. */
  column: string
  /** Left out: of both kinds. */
  only?: BookingKind
} & (
  | {
      /** Who alone may change it once it is booked. Left out: guest and desk. */
      changedBy?: 'guest' | 'desk'
      plain?: never
    }
  | {
      /** A line by its label alone: it stands in every form, and beside the pick-up wherever that is told. */
      plain: true
      changedBy?: never
    }
)

export type BookingKind = 'tour' | 'ride'

export const bookingDetails = {
  leadName: { longest: 120, label: 'Lead traveller', column: 'lead_name', changedBy: 'desk' },
  phone: { longest: 40, label: 'Mobile', column: 'phone' },
  nameBoard: { longest: 40, label: 'Name on the board', column: 'name_board' },
  room: { longest: 20, label: 'Room', column: 'room', plain: true },
  flight: { longest: 8, label: 'Flight', column: 'flight' },
  note: { longest: 500, label: 'Notes for the crew', column: 'note' },
} as const satisfies Record<string, BookingDetail>

type Table = typeof bookingDetails
export type DetailName = keyof Table
type Having<Facts> = { [Name in DetailName]: Table[Name] extends Facts ? Name : never }[DetailName]
/** What a guest, and what the desk may change. */
export type GuestDetail = Exclude<DetailName, Having<{ changedBy: 'desk' }>>
export type DeskDetail = Exclude<DetailName, Having<{ changedBy: 'guest' }>>
/** Those of one kind of booking. */
export type DetailFor<Kind extends BookingKind> = Exclude<DetailName, Having<{ only: Exclude<BookingKind, Kind> }>>
export type PlainFor<Kind extends BookingKind> = DetailFor<Kind> & PlainDetail
export type PlainDetail = Having<{ plain: true }>

export type Details<Name extends DetailName = DetailName> = Record<Name, string>

const factsOf = (name: DetailName): BookingDetail => bookingDetails[name]
const isNot = (who: BookingDetail['changedBy']) => (name: DetailName) => factsOf(name).changedBy !== who

export const isDetailFor = (kind: BookingKind) => (name: DetailName) => (factsOf(name).only ?? kind) === kind

export const detailNames = Object.keys(bookingDetails) as DetailName[]
export const guestDetails = /* @__PURE__ */ detailNames.filter(isNot('desk')) as GuestDetail[]
export const deskDetails = /* @__PURE__ */ detailNames.filter(isNot('guest')) as DeskDetail[]
export const plainDetails = /* @__PURE__ */ detailNames.filter((name) => factsOf(name).plain) as PlainDetail[]

export const plainFor = <Kind extends BookingKind>(kind: Kind) =>
  plainDetails.filter(isDetailFor(kind)) as PlainFor<Kind>[]

/** Something for each of these details. */
export const forDetails = <Name extends DetailName, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>

/** These details of whatever has them, and nothing else of it. */
export const pickDetails = <Name extends DetailName>(names: readonly Name[], from: Details<Name>): Details<Name> =>
  forDetails(names, (name) => from[name])

/** Nobody wrote anything. */
export const noDetails: Readonly<Details> = /* @__PURE__ */ forDetails(detailNames, () => '')
