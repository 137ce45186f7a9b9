import { useState } from 'react'
import { toursOnDay } from '#contract/phone-booking.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Choices } from './choices.ts'
import { freeInWords, tourChoices } from './find-tours.ts'
import type { OpenCall } from './use-call.ts'

type TourFieldProps = { of: OpenCall; choices: Choices; error?: string }

/** A tour by whatever the caller says of it; or, who names the day first, one of those with a crew then. */
export function TourField({ of: { draft, change, setFrom }, choices, error }: TourFieldProps) {
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState<string | null>(null)
  const guests = Math.max(1, draft.adults + draft.childAges.length)
  const found = useAsked(day ? questionOf(toursOnDay, { day, guests, guideLanguage: draft.guideLanguage }) : null)
  const free = found.answer && new Map(found.answer.tours.map((one) => [one.slug, one]))
  const choose = (tour: string | null) => {
    const then = tour && free?.get(tour)
    change({ tour: tour ?? '', start: then ? then.start : '', vehicleClass: null, ...(then && day ? { day } : {}) })
    if (then && day) setFrom(day)
  }
  return (
    <div className="grid gap-1.5">
      <ComboBox
        size="small"
        label="Tour"
        placeholder="Its name, area, a stop"
        choices={tourChoices(choices.tours, { typed, chosen: draft.tour, free })}
        isFiltered
        isLoading={found.isAsking}
        emptyText={day ? `Nothing by that with a crew on ${shortDay(day)}.` : 'Nothing by that. Try fewer letters.'}
        onInputChange={setTyped}
        value={draft.tour || null}
        onChange={choose}
        opensOn="focus"
        {...(error ? { error } : {})}
      />
      {day === null ? (
        <TextButton className="justify-self-start text-[0.8125rem]" onClick={() => setDay(todayInTokyo())}>
          Which tours have a crew on a day?
        </TextButton>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
          <DatePicker label="With a crew on" size="small" value={day} minDay={todayInTokyo()} onChange={setDay} />
          <TextButton className="min-h-9 text-[0.8125rem]" onClick={() => setDay(null)}>
            Any day
          </TextButton>
          <p role="status" className="col-span-full text-[0.8125rem] text-ink-3">
            {found.isAsking
              ? 'Looking who is free…'
              : found.failure
                ? found.failure.message
                : free && freeInWords(free.size, choices.tours.length, { guests, guideLanguage: draft.guideLanguage })}
          </p>
        </div>
      )}
    </div>
  )
}
