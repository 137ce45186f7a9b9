import { Plus, Trash2 } from 'lucide-react'
import type { CancellationTier } from '#contract/catalogue.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { fieldId, NumberInput } from './fields.tsx'
import { faultOfTier, nextTier, termsOf, tiersInWords } from './tiers.rules.ts'
import { useTerms } from './use-terms.ts'

type TiersEditorProps = { tiers: readonly CancellationTier[]; onChange: (tiers: CancellationTier[]) => void }

/** What cancelling gives back, by how long before; and what that means in a sentence. */
export function TiersEditor({ tiers, onChange }: TiersEditorProps) {
  const terms = useTerms()
  const set = (index: number, part: Partial<CancellationTier>) =>
    onChange(tiers.map((tier, at) => (at === index ? { ...tier, ...part } : tier)))
  return (
    <fieldset id={fieldId('cancellationTiers')} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <legend className="mb-1.5 text-[0.8125rem] font-semibold">Cancellation</legend>
      {terms.length > 0 && (
        <OfficeSelect
          aria-label="Known terms"
          value={termsOf(terms, tiers)?.id ?? 'own'}
          onChange={(event) => {
            const chosen = terms.find(({ id }) => id === event.currentTarget.value)
            if (chosen) onChange(chosen.tiers.map((tier) => ({ ...tier })))
          }}
        >
          {terms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="own" disabled>
            Own terms
          </option>
        </OfficeSelect>
      )}
      <ol className="grid gap-1.5">
        {tiers.map((tier, index) => {
          const fault = faultOfTier(tiers, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while its figures change
            <li key={index} className="grid gap-1">
              <span className="flex items-center gap-x-1.5 text-[0.84375rem] whitespace-nowrap">
                <NumberInput
                  path={`cancellationTiers.${index}.hoursBefore`}
                  label={`Row ${index + 1}: hours before the start`}
                  value={tier.hoursBefore}
                  onChange={(hours) => set(index, { hoursBefore: hours ?? 0 })}
                  isInvalid={fault !== null}
                  className="!w-13 !px-2"
                />
                h before
                <NumberInput
                  path={`cancellationTiers.${index}.refundPercent`}
                  label={`Row ${index + 1}: % that comes back`}
                  value={tier.refundPercent}
                  onChange={(percent) => set(index, { refundPercent: percent ?? 0 })}
                  isInvalid={fault !== null}
                  className="!w-12 !px-2"
                />
                % back
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={`Remove row ${index + 1}`}
                  onPress={() => onChange(tiers.filter((_, at) => at !== index))}
                  className="ms-auto max-md:size-11 md:!size-8"
                />
              </span>
              {fault && <ErrorWords>{fault}</ErrorWords>}
            </li>
          )
        })}
      </ol>
      <p role="status" className="text-[0.78125rem] text-ink-2">
        <bdi>{tiersInWords(tiers)}</bdi>
      </p>
      <Button
        size="small"
        isDisabled={tiers.length >= draftLimits.tiers}
        onPress={() => onChange([...tiers, nextTier(tiers)])}
        className="justify-self-start max-md:min-h-11"
      >
        <Icon of={Plus} dense /> Add a step
      </Button>
    </fieldset>
  )
}
