import { Search } from 'lucide-react'
import { useState } from 'react'
import { Alert, FormErrorSummary } from '#web/ui/alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { Pair, Section, SHOWN_FOCUS_INSIDE } from './section.tsx'

export function Fields() {
  return (
    <>
      <Section title="Fields and errors">
        <Pair>
          <TextField
            label="Name on the board"
            hint="Your chauffeur holds this at the door."
            defaultValue="Marsh"
            autoComplete="family-name"
          />
          <TextField
            id="guide-mobile"
            label="Mobile, for the day"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue="07700 900 143"
            error="Add the country code, like +44 7700 900143."
          />
          <TextField label="Focused" defaultValue="Hotel Wadakura" className={SHOWN_FOCUS_INSIDE} />
          <TextField label="Offer code" optional placeholder="If you have one" />
          <form className="contents">
            <TextField label="E-mail" type="email" defaultValue="eleanor@annai.example" autoComplete="username" />
            <TextField label="Password" type="password" defaultValue="nine cranes" autoComplete="current-password" />
          </form>
          <TextField label="Booking number" defaultValue="AN-4827" isDisabled hint="Given when the day is arranged." />
          <TextField
            label="Search"
            optional
            type="search"
            leading={<Icon of={Search} />}
            placeholder="Fuji, gardens, food…"
          />
          <TextField label="Small, for the office" size="small" defaultValue="Takahashi" />
        </Pair>
        <TextField
          label="For the guide"
          optional
          rows={3}
          defaultValue="Our daughter gets carsick on bends. Vegetarian lunch for one."
          hint="Read by your guide and your chauffeur, nobody else."
        />
      </Section>
      <Section title="Alerts and counts">
        <Alert tone="waiting" title="The hold ended at 17:02.">
          Your card was not charged. Everything you entered is kept.
        </Alert>
        <Alert tone="ok" title="It is arranged.">
          Kenji will be at the door at 05:20.
        </Alert>
        <Alert tone="info" title="To look at only.">
          In force until Thursday 31 December.
        </Alert>
        <Alert title="Snow on the Subaru Line.">We go to the Narusawa ice cave instead.</Alert>
        <Summary />
        <div className="grid *:py-2.5 *:not-first:border-t *:not-first:border-line">
          <NumberStepper inline label="Adults" hint="13 and over" defaultValue={2} min={1} max={6} />
          <NumberStepper inline label="Children" hint="One aged 5: child seat, ¥2,200" defaultValue={0} max={4} />
          <NumberStepper inline label="Wheelchairs" hint="This car has no ramp." isDisabled />
        </div>
        <NumberStepper label="Party" unit="guests" defaultValue={2} min={1} max={8} />
      </Section>
    </>
  )
}

/** Appears on request, because it takes the focus when it does. */
function Summary() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {isShown && (
        <FormErrorSummary
          faults={[
            { fieldId: 'guide-mobile', message: 'Add the country code, like +44 7700 900143.' },
            { fieldId: 'guide-pick-up', message: 'Say where we should wait for you.' },
          ]}
        />
      )}
      <p>
        <TextButton onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the error summary' : 'Show the error summary'}
        </TextButton>
      </p>
    </>
  )
}
