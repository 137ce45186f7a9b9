import type { addOffer } from '#contract/offer-editing.ts'
import type { useForm } from '#web/platform/use-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { slugOf } from '#web/ui/office/slug.ts'
import { type OfferValues, typedNumber } from './offer-values.ts'

export type OfferFormState = ReturnType<typeof useForm<typeof addOffer, OfferValues>>

type GivePanelProps = { form: OfferFormState; isNew: boolean; isUsed: boolean }

/** The name, the code and what it takes off. */
export function GivePanel({ form, isNew, isUsed }: GivePanelProps) {
  const { field, values, change, faults } = form
  const follows = isNew && (values.slug === '' || values.slug === slugOf(values.title))
  const isUnusual = (typedNumber(values.percentOff) ?? 0) > 50
  return (
    <Panel title="What it gives">
      <div className="grid gap-4 md:grid-cols-6">
        <TextField
          label="Name, read by guests"
          size="small"
          {...field('title')}
          onChange={(title) => change({ title, ...(follows ? { slug: slugOf(title) } : {}) })}
          className="md:col-span-4"
        />
        <TextField
          label="Code"
          size="small"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...field('code')}
          isDisabled={isUsed}
          hint={isUsed ? 'Guests have booked with it, so it stays' : 'Capitals or not, the same'}
          className="md:col-span-2"
        />
        <TextField
          label="In a sentence or two"
          size="small"
          rows={3}
          {...field('summary')}
          hint={`${[...values.summary].length} of 400 characters`}
          className="md:col-span-6"
        />
        <TextField
          label="What the code means"
          optional
          size="small"
          {...field('codeMeaning')}
          hint="Below the code, as “Kanbare: the hard, clear sky of a cold day.”"
          className="md:col-span-6"
        />
        {isNew && (
          <TextField
            label="Address"
            size="small"
            {...field('slug')}
            hint={`/offer-detail?offer=${values.slug}. It stays for good.`}
            className="md:col-span-6"
          />
        )}
        <TextField
          label="Off, %"
          size="small"
          inputMode="numeric"
          {...field('percentOff')}
          hint="1 to 50. More is unusual"
          className="md:col-span-2"
        />
        <TextField
          label="At most, ¥"
          optional
          size="small"
          inputMode="numeric"
          {...field('mostOffYen')}
          hint="Of one booking; of a ride, each way"
          className="md:col-span-2"
        />
        <TextField
          label="Budget, ¥"
          optional
          size="small"
          inputMode="numeric"
          {...field('budgetYen')}
          hint="Then it ends by itself"
          className="md:col-span-2"
        />
      </div>
      <div className="mt-2 grid gap-x-6 md:grid-cols-2">
        <Checkbox
          dense
          isSelected={values.oncePerGuest}
          onChange={(oncePerGuest) => change({ oncePerGuest })}
          detail="By account and by address of mail"
        >
          Once for each guest
        </Checkbox>
        <Checkbox
          dense
          isSelected={values.stacks}
          onChange={(stacks) => change({ stacks })}
          detail="One other that says the same; it takes its share of what is left"
        >
          Together with another code
        </Checkbox>
        {(isUnusual || faults.meant) && (
          <Checkbox
            dense
            isSelected={values.meant}
            onChange={(meant) => change({ meant })}
            {...(faults.meant ? { error: faults.meant } : {})}
          >
            More than half is meant
          </Checkbox>
        )}
      </div>
    </Panel>
  )
}
