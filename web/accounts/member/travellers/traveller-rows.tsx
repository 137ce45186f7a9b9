import { ageInWords } from '#contract/named-party.ts'
import type { SavedTraveller } from '#contract/travellers.ts'
import { needsInWords, seatWords } from '#web/accounts/site/traveller-needs.ts'
import { countryName } from '#web/ui/countries.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { TravellerRow } from './use-travellers.ts'

const ROW =
  'grid items-center gap-x-6 gap-y-1 border-b border-line py-4.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,0.8fr)_auto]'
const ACTION = 'inline-flex min-h-11 items-center text-sm'

type PersonRowProps = { row: TravellerRow; isOwn: boolean; onChange: () => void; onRemove: () => void }

export function PersonRow({ row: { person, isBusy, fault }, isOwn, onChange, onRemove }: PersonRowProps) {
  const needs = needsInWords({ ...person, childSeat: null })
  return (
    <li data-person={person.id} className={ROW}>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-serif text-[1.3125rem] leading-tight font-[420]">
          <bdi>{person.name}</bdi>
        </h2>
        <p className="text-sm text-ink-2">
          <bdi>{whoInWords(person, isOwn)}</bdi>
        </p>
      </div>
      <p className="min-w-0 text-ink-2 wrap-anywhere max-lg:text-sm sm:max-lg:row-start-2">
        <bdi>{needs || 'Nothing noted'}</bdi>
      </p>
      <p className="text-sm text-ink-3 empty:hidden sm:max-lg:row-start-3 lg:empty:block">
        {person.documentCountry && <bdi>{countryName(person.documentCountry)}</bdi>}
      </p>
      <div className="flex gap-[1.125rem] sm:max-lg:row-span-3 sm:max-lg:row-start-1 sm:max-lg:col-start-2">
        <TextButton onClick={onChange} className={ACTION}>
          Change<span className="sr-only"> {person.name}</span>
        </TextButton>
        <TextButton
          onClick={isBusy ? undefined : onRemove}
          aria-disabled={isBusy || undefined}
          className={`${ACTION} !text-beni`}
        >
          {isBusy ? 'Removing…' : 'Remove'}
          <span className="sr-only"> {person.name}</span>
        </TextButton>
      </div>
      {fault && (
        <p role="alert" className="col-span-full">
          <ErrorWords>{fault} Nothing was changed.</ErrorWords>
        </p>
      )}
    </li>
  )
}

/** "Adult. You", "Child, 5. Child seat". */
const whoInWords = ({ age, childSeat }: SavedTraveller, isOwn: boolean) =>
  [ageInWords(age), isOwn ? 'You' : '', childSeat ? seatWords[childSeat] : ''].filter(Boolean).join('. ')

/** In the place of who was removed, until the page is left. */
export function RemovedRow({
  row: { person, isBusy, fault },
  onPutBack,
}: {
  row: TravellerRow
  onPutBack: () => void
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-4.5">
      <p className="min-w-0 text-ink-2 wrap-anywhere">
        <bdi>{person.name} is removed.</bdi>
      </p>
      <TextButton onClick={isBusy ? undefined : onPutBack} aria-disabled={isBusy || undefined} className={ACTION}>
        {isBusy ? 'One moment…' : 'Put back'}
        <span className="sr-only"> {person.name}</span>
      </TextButton>
      {fault && (
        <p role="alert" className="basis-full">
          <ErrorWords>{fault}</ErrorWords>
        </p>
      )}
    </li>
  )
}
