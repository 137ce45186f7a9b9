import { FileWarning, Route } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CarDetail, readCar, saveCar } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { atFields } from './at-fields.ts'
import { CarFormFields } from './car-fields.tsx'
import { BeyondPapers, CarNow } from './car-side.tsx'
import { carFieldsIn, tidy, toFields, valuesOf } from './car-values.ts'
import { heldBackWords, paperTone } from './car-words.ts'
import { LoadsTable } from './loads-table.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { ServiceButton } from './service-button.tsx'
import { StopsPanel } from './stops-panel.tsx'

export const carsTrail = [{ label: 'Cars', to: '/admin/cabs/list' }]

/** One car: what it is, changed in place; its papers and stops, each changed at once. */
export function CarEdit({ car: read }: { car: CarDetail }) {
  const [car, setCar] = useState(read)
  const [said, setSaid] = useState('')
  const take = (now: CarDetail, words: string) => {
    setCar(now)
    setSaid(words)
  }
  const takeAndTell = (now: CarDetail, words: string) => {
    take(now, words)
    toast({ tone: 'ok', title: words })
  }
  /** A stop is the dispatch board's; the car is read again for what it means here. */
  const readAgain = async (words: string) => {
    toast({ tone: 'ok', title: words })
    try {
      take(await call(readCar, { id: car.id }), words)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid(`${words} The page could not be read again just now.`)
    }
  }
  const fields = useMemo(() => carFieldsIn(car.choices), [car.choices])
  const edit = useVersioned({
    ...{ saved: car, draftName: `car ${car.id}`, fields, onSaved: takeAndTell },
    ...{ endpoint: saveCar, valuesOf, tidy, toInput: toFields },
    send: (input) => atFields(call(saveCar, input)),
    read: () => call(readCar, { id: car.id }),
  })
  const loads = edit.form.field('loads')
  return (
    <>
      <OfficeHead
        title={car.name}
        trail={[...carsTrail, { label: 'Edit' }]}
        beside={!car.inService && <Tag>Out of service</Tag>}
        actions={
          <>
            <ButtonLink to={`/admin/cab/Details?id=${car.id}`} size="small" className="max-md:min-h-11">
              Details and history
            </ButtonLink>
            <ButtonLink to={boardOf(car)} size="small" className="max-md:min-h-11">
              <Icon of={Route} dense />
              Show on dispatch
            </ButtonLink>
            <ServiceButton car={car} onDone={takeAndTell} />
          </>
        }
      />
      <HeldBackNote car={car} />
      <VersionedForm of={edit} label="Save car" tells="Nobody is written to.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <div className="grid min-w-0 gap-5">
            <CarFormFields form={edit.form} choices={car.choices} />
            <PapersPanel car={car} onChanged={takeAndTell} />
            <LoadsTable cases={loads.value} onChange={loads.onChange} error={loads.error} />
          </div>
          <div className="grid min-w-0 gap-5">
            <CarNow car={car} />
            <BeyondPapers car={car} />
            <StopsPanel car={car} onChanged={(words) => void readAgain(words)} />
          </div>
        </div>
      </VersionedForm>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** The day of its next job, or today. */
const boardOf = (car: CarDetail) => `/admin/dispatch?day=${car.next?.startsAt.slice(0, 10) ?? todayInTokyo()}`

/** Why it takes no job today, where a paper is the reason. */
export function HeldBackNote({ car }: { car: CarDetail }) {
  const ended = car.papers.filter((paper) => paper.holdsBack && paperTone(paper.daysLeft) === 'ended')
  if (ended.length === 0) return null
  return (
    <div role="status" className="mb-4 flex gap-3.5 border-s-4 border-beni bg-beni-soft px-4.5 py-2.5 text-sm">
      <Icon of={FileWarning} className="text-beni" />
      <p className="min-w-0">
        <bdi>
          <b className="font-semibold">
            Held back:{' '}
            {ended.map((paper) => heldBackWords({ paper: paper.name, endedOn: paper.endsOn ?? '' })).join(', ')}.
          </b>{' '}
          It takes no job until the paper is here. Nothing booked is touched.
        </bdi>{' '}
        <TextLink to="/admin/dispatch">The board</TextLink>
      </p>
    </div>
  )
}
