import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addClass, bringClassBack, type OfficeClass } from '#contract/office-classes.ts'
import { loadsInWords } from '#contract/room-words.ts'
import { CarElevation } from '#web/fleet/site/car-elevation.tsx'
import { call } from '#web/platform/api.ts'
import { plainDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { carsTrail } from '../cars-trail.ts'
import { standInsInWords, unsoldWords } from './class-words.ts'
import { RetireClass } from './retire-class.tsx'

export const classesTrail = [...carsTrail, { label: 'Classes', to: '/admin/cabs/classes' }]

/** Every class of cars from the smallest to the largest: what it takes, who comes in its place, and why one is not sold. */
export function ClassesView({ read }: { read: readonly OfficeClass[] }) {
  const [classes, setClasses] = useState(read)
  const [retiring, setRetiring] = useState<OfficeClass | null>(null)
  const back = useDeed()
  const take = (now: readonly OfficeClass[], said: string) => {
    setClasses(now)
    setRetiring(null)
    toast({ tone: 'ok', title: said })
  }
  const bringBack = async ({ vehicleClass, version, name }: OfficeClass) => {
    const now = await back.run({ vehicleClass, version }, () => call(bringClassBack, { vehicleClass, version }))
    if (now) take(now.classes, `The ${name} is in use again.`)
  }
  return (
    <>
      <OfficeHead
        title="Classes of cars"
        trail={[...carsTrail, { label: 'Classes' }]}
        actions={
          <MayChange needs={addClass} quiet>
            <RoomLink to="/admin/cabs/classes/add" size="small" variant="primary" className="max-md:min-h-11">
              <Icon of={Plus} dense />
              Add a class
            </RoomLink>
          </MayChange>
        }
      />
      <FormRefusal of={back.refusal} title={back.refusal && Object.values(back.refusal.fields)[0]}>
        Nothing was changed.
      </FormRefusal>
      <MayChange needs={addClass}>
        <ol className="grid border border-line bg-surface">
          {classes.map((one) => (
            <ClassRow
              key={one.vehicleClass}
              of={one}
              all={classes}
              onRetire={() => setRetiring(one)}
              onBack={() => void bringBack(one)}
            />
          ))}
        </ol>
      </MayChange>
      {retiring && <RetireClass of={retiring} onDone={take} onClose={() => setRetiring(null)} />}
    </>
  )
}

const ROW =
  'grid gap-x-6 gap-y-3 border-line px-4.5 py-4 not-first:border-t sm:grid-cols-[9rem_minmax(0,1fr)] md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-center'

type ClassRowProps = { of: OfficeClass; all: readonly OfficeClass[]; onRetire: () => void; onBack: () => void }

function ClassRow({ of: one, all, onRetire, onBack }: ClassRowProps) {
  const { vehicleClass, name, loads, standIns, unsold, retiredAt, cars, isBus } = one
  return (
    <li className={ROW}>
      <CarElevation
        vehicleClass={vehicleClass}
        className={retiredAt ? 'h-auto w-full opacity-45' : 'h-auto w-full max-sm:max-w-44'}
      />
      <div className="min-w-0 text-sm text-ink-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-serif text-d4 text-ink">
            <bdi>{name}</bdi>
          </h2>
          {retiredAt ? <Tag>Retired {plainDay(retiredAt.slice(0, 10))}</Tag> : <SoldTag of={one} />}
        </div>
        <p>
          <bdi>
            {loadsInWords(loads)}. {cars === 1 ? 'One car' : `${cars} cars`} in service{isBus ? ', a bus' : ''}.
          </bdi>
        </p>
        {!retiredAt && (
          <p>
            <bdi>{standInsInWords(standIns, all)}</bdi>
          </p>
        )}
        {unsold.length > 0 && (
          <ul className="mt-1.5 grid gap-0.5">
            {unsold.map((reason) => (
              <li key={reason} className="text-kohaku">
                {unsoldWords[reason].words}{' '}
                <TextLink
                  to={unsoldWords[reason].to}
                  className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {unsoldWords[reason].link}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-sm sm:col-start-2 md:col-start-3 md:justify-end">
        <TextLink
          to={`/admin/cabs/classes/edit/${vehicleClass}`}
          className="max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          Open <span className="sr-only">{name}</span>
        </TextLink>
        {retiredAt ? (
          <TextButton className="max-md:min-h-11" onClick={onBack}>
            Bring back <span className="sr-only">{name}</span>
          </TextButton>
        ) : (
          <TextButton className="max-md:min-h-11" onClick={onRetire}>
            Retire <span className="sr-only">{name}</span>
          </TextButton>
        )}
      </div>
    </li>
  )
}

/** Sold, in part, or not at all: without a car, or with neither a tour nor fares, nobody can have it. */
function SoldTag({ of: { unsold, soldAsRide } }: { of: OfficeClass }) {
  const isNowhere = unsold.includes('no-tour') && (!soldAsRide || unsold.includes('no-fares'))
  if (unsold.length === 0) return <Tag tone="ok">Sold</Tag>
  if (isNowhere || unsold.includes('no-car') || unsold.includes('no-half-hour'))
    return <Tag tone="waiting">Not sold</Tag>
  return <Tag tone="info">Sold in part</Tag>
}
