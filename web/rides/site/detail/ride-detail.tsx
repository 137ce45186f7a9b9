import type { ReactNode } from 'react'
import type { RideClass } from '#contract/ride-classes.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { CarFigures, CarPictures, WhoDrives } from './car-facts.tsx'
import { type DetailRide, ridePath } from './detail-ride.ts'
import { PackedSection } from './packed-section.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceBox } from './price-box.tsx'
import { RideTerms } from './ride-terms.tsx'

type RideDetailProps = {
  car: RideClass
  /** Null where the address asks for none, or for one that cannot be. */
  ride: DetailRide | null
  /** Why what the address asks for has no price. */
  problem: string | null
  /** Where the form is, with what the address says of the ride. */
  formPath: string
  /** The same ride without the codes that were refused. */
  plainPath?: string | undefined
  publicUrl: string
  /** What can be done besides booking it now. */
  more?: ReactNode
}

/** One class of car: with a ride, what it costs and how the party fits; without one, the car alone. */
export function RideDetail({ car, ride, problem, formPath, plainPath, publicUrl, more }: RideDetailProps) {
  const [there] = ride?.legs ?? []
  return (
    <>
      <div className="wrap pt-5">
        <Breadcrumbs
          publicUrl={publicUrl}
          trail={[
            { label: 'Chauffeur and transfers', to: '/cabs/home' },
            ...(ride && there ? [{ label: there.ride.title, to: ridePath('list', ride.ask) }] : []),
            { label: car.name, to: `/cabs/detail?class=${car.vehicleClass}` },
          ]}
        />
        <div className="mt-3 grid gap-x-10 gap-y-9 md:grid-cols-[minmax(0,1fr)_340px] lg:grid-cols-[minmax(0,1fr)_404px] lg:gap-x-[4.5rem]">
          <div className="min-w-0">
            <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.08] font-[380] tracking-[-0.012em]">
              {car.name}
            </h1>
            <p className="mt-2.5 mb-7 max-w-[60ch] font-serif text-lead text-ink-2">
              <bdi>{car.words}</bdi>
            </p>
            <PackedSection car={car} ride={ride} />
            <CarFigures car={car} />
          </div>
          <div className="md:row-span-2">
            {ride ? (
              <PriceBox car={car} ride={ride} more={more} />
            ) : (
              <AskFirst car={car} problem={problem} formPath={formPath} plainPath={plainPath} />
            )}
          </div>
          <div className="min-w-0 [&>section:first-child]:mt-0">
            <WhoDrives car={car} />
            <CarPictures car={car} />
            {/* What the office arranges has terms of its own. */}
            {ride && ride.option.fit !== 'ask' && <RideTerms ride={ride} />}
          </div>
        </div>
      </div>
      {ride && <PriceBar car={car} ride={ride} />}
    </>
  )
}

type AskFirstProps = { car: RideClass; problem: string | null; formPath: string; plainPath: string | undefined }

/** Without a ride there is no price: the form asks for one. */
function AskFirst({ car, problem, formPath, plainPath }: AskFirstProps) {
  return (
    <aside aria-label="The price" className="md:sticky md:top-6">
      <Ticket lift className="grid gap-4 p-5 md:p-6">
        {problem ? (
          <Alert tone="waiting" title={plainPath ? 'Not with this code.' : 'This ride has no price.'}>
            {problem}
          </Alert>
        ) : (
          <p className="font-serif text-d4">{car.soldAsRide ? 'Where shall it take you?' : 'Arranged by the office'}</p>
        )}
        <p className="text-sm text-ink-2">
          {plainPath
            ? 'The same ride can be had at its usual price.'
            : car.soldAsRide
              ? 'Say from where, to where and when: every car then has its final price, tolls and waiting included.'
              : `Rides with the ${car.name} are arranged by our desk, with a price before you say yes.`}
        </p>
        {car.soldAsRide ? (
          <ButtonLink to={plainPath ?? formPath} variant="primary" wide>
            {plainPath ? 'Go on without the code' : problem ? 'Change the ride' : 'Ask for a ride'}
          </ButtonLink>
        ) : (
          <TextLink to="/contact-us">Write to the desk</TextLink>
        )}
      </Ticket>
    </aside>
  )
}
