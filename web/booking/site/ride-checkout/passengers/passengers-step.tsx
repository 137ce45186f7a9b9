import type { FormEvent } from 'react'
import { ageInWords } from '#contract/named-party.ts'
import { partyInWords } from '#contract/party.ts'
import type { Faults } from '#web/platform/use-faults.ts'
import { agesOf, partyOf } from '#web/rides/site/index.ts'
import { FormErrorSummary } from '#web/ui/alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { QuoteProblem } from '../quote-problem.tsx'
import { stepAddress, updateRide, useRidePart } from '../ride-checkout-state.ts'
import { quoteNow } from '../ride-quoting.ts'
import { useRideFaults } from '../use-ride-faults.ts'
import { useGoToStep } from '../use-ride-step.ts'

/** Who rides, and where the voucher goes. Only who leads must be named. */
export function PassengersStep() {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const leadName = useRidePart((checkout) => checkout.leadName)
  const email = useRidePart(({ contact }) => contact.email)
  const faults = useRideFaults('passengers')
  const goTo = useGoToStep()
  if (!wanted) return null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!faults.check()) return
    if (await quoteNow()) goTo('review')
    else document.getElementById('quote-problem')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <StepHead title="Who rides?">
        <bdi>{partyInWords(partyOf(wanted))}.</bdi> We ask for one name and where the voucher goes. You may name the
        others, too: all of them, or nobody.
      </StepHead>
      <div className="mt-6 empty:hidden">
        <FormErrorSummary key={faults.attempt} faults={faults.summary} />
      </div>
      <StepSection title="Who leads" className="mt-8">
        <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
          <TextField
            id="leadName"
            label="Full name"
            placeholder="As in the passport, or as you are called"
            autoComplete="name"
            maxLength={120}
            value={leadName}
            error={faults.errorOf('leadName')}
            onBlur={() => faults.leave('leadName', leadName)}
            onChange={(value) => updateRide({ leadName: value })}
          />
          <TextField
            id="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="The voucher goes here."
            value={email}
            error={faults.errorOf('email')}
            onBlur={() => faults.leave('email', email)}
            onChange={(value) => updateRide(({ contact }) => ({ contact: { ...contact, email: value } }))}
          />
        </div>
      </StepSection>
      {wanted.guests > 1 && <Others faults={faults} />}
      <QuoteProblem />
      <StepActions
        back={{ to: stepAddress('meeting', wanted), label: 'Back to the meeting point' }}
        label="Continue to review"
      />
    </form>
  )
}

/** Names of the others, for who likes to be greeted by name. */
function Others({ faults }: { faults: Faults }) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const others = useRidePart((checkout) => checkout.others)
  if (!wanted) return null
  const ages = agesOf(wanted)
  const count = wanted.guests - 1
  const labelOf = (index: number) => {
    const child = index - (count - ages.length)
    const age = ages[child]
    return age === undefined ? `Passenger ${index + 2}` : ageInWords(age)
  }
  const rows = Array.from({ length: count }, (_, index) => ({ id: `other-${index}`, index, name: others[index] ?? '' }))
  return (
    <StepSection title="Who else">
      <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
        {rows.map(({ id, index, name }) => (
          <TextField
            key={id}
            id={id}
            label={labelOf(index)}
            optional
            autoComplete="off"
            maxLength={120}
            value={name}
            error={faults.errorOf(id)}
            onBlur={() => faults.leave(id, name)}
            onChange={(value) =>
              updateRide(({ others: now }) => ({
                others: Array.from({ length: Math.max(now.length, index + 1) }, (_, at) =>
                  at === index ? value : (now[at] ?? ''),
                ),
              }))
            }
          />
        ))}
      </div>
    </StepSection>
  )
}
