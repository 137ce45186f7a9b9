import { type FormEvent, useEffect } from 'react'
import type { Traveller } from '#contract/booking-details.ts'
import { ApiError } from '#contract/call.ts'
import { Alert, FormErrorSummary } from '#web/ui/alert.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { StepActions } from '../../checkout/step-actions.tsx'
import { StepHead, StepSection } from '../../checkout/step-head.tsx'
import { readCheckout, stepAddress, travellersOf, updateCheckout, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { StepProps } from '../checkout-tour.ts'
import { travellersLack } from '../missing.ts'
import { QuoteProblem } from '../quote-problem.tsx'
import { useFaults } from '../use-faults.ts'
import { useGoToStep } from '../use-step.ts'
import { peopleInWords } from '../words.ts'
import { ContactFields } from './contact-fields.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { SaveForNextTime, SomeoneNew } from './someone-new.tsx'
import { agesKnown, asChosen, asTyped, chairField } from './travellers.ts'
import { TypedNames } from './typed-names.tsx'
import { useAddPerson } from './use-add-person.ts'
import { useKnownGuest } from './use-known-guest.ts'
import { type SavedTravellers, useSavedTravellers } from './use-saved-travellers.ts'

/** Who comes along, and how we reach them. */
export function TravellersStep({ slug, tour }: StepProps) {
  const wish = useCheckoutPart(slug, wishIn)
  const naming = useCheckoutPart(slug, (checkout) => checkout.naming)
  const saved = useSavedTravellers()
  const goTo = useGoToStep(slug)
  const faults = useFaults(slug, travellersLack)
  const addPerson = useAddPerson(slug, saved)
  useNaming(slug, saved.state, saved.people)
  useKnownGuest(slug)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Whoever was typed and not added was surely meant to come.
    if (naming === 'chosen') await addPerson.addDraft({ onlyIfPlace: true })
    if (!faults.check()) return
    const now = readCheckout(slug)
    if (now.naming === 'chosen') {
      updateCheckout(slug, { wish: { ...now.wish, childAges: agesKnown(now.wish, now.chosen) } })
    } else if (saved.state === 'here' && now.draft.save) saveAll(travellersOf(now), saved.save)
    goTo('pick-up')
  }

  return (
    <form noValidate onSubmit={submit}>
      <StepHead title="Who is travelling?">
        {peopleInWords(wish)} We ask for names so that the chauffeur can greet you, and for nothing else you would not
        tell a host.
      </StepHead>
      <div className="mt-6 empty:hidden">
        <FormErrorSummary key={faults.attempt} faults={faults.summary} />
      </div>
      {saved.state === 'failed' && (
        <Alert tone="error" title="Your saved travellers did not load." className="mt-6">
          You can type the names instead. <TextButton onClick={saved.retry}>Try again</TextButton>
        </Alert>
      )}
      {saved.state === 'asking' ? (
        <Loading label="Your saved travellers are loading" className="mt-8">
          <Skeleton className="h-[13.75rem]" />
        </Loading>
      ) : naming === 'chosen' ? (
        <PeopleChoice
          slug={slug}
          tour={tour}
          saved={saved.people}
          error={faults.errorOf('people')}
          chairError={faults.errorOf(chairField)}
        />
      ) : (
        <StepSection title="Names" className="mt-8">
          <TypedNames slug={slug} faults={faults} />
          {saved.state === 'here' && <SaveForNextTime slug={slug} />}
        </StepSection>
      )}
      <StepSection title="How do we reach you?">
        <ContactFields
          slug={slug}
          emailError={faults.errorOf('email')}
          phoneError={faults.errorOf('phone')}
          leave={faults.leave}
        />
      </StepSection>
      {saved.state === 'here' && naming === 'chosen' && <SomeoneNew slug={slug} addPerson={addPerson} />}
      <QuoteProblem slug={slug} step="travellers" />
      <StepActions
        back={{ to: stepAddress('day', wish), label: 'Back to day and party' }}
        label="Continue to pick-up"
      />
    </form>
  )
}

/** One after the other, so that they keep their order. A name that is not saved costs nothing but typing it again. */
async function saveAll(people: readonly Traveller[], save: SavedTravellers['save']) {
  try {
    for (const person of people) await save(person)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Ticks where somebody is saved, rows to fill in where nobody is. What was named the other way goes along. */
function useNaming(slug: string, state: string, people: Parameters<typeof asChosen>[1]) {
  const hasPeople = people.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer changes the way of naming
  useEffect(() => {
    if (state === 'asking') return
    const isChosen = state === 'here' && (hasPeople || readCheckout(slug).naming === 'chosen')
    updateCheckout(slug, (now) => (isChosen ? asChosen(now, people) : asTyped(now)))
  }, [slug, state, hasPeople])
}
