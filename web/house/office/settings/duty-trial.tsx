import { Check, TriangleAlert } from 'lucide-react'
import { type DutyRule, tryDutySettings } from '#contract/duty-settings.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { readDuty } from './duty-words.ts'
import type { Typed } from './use-setting.ts'

type DutyTrialProps = { typed: Typed; rules: readonly DutyRule[]; isChanged: boolean }

/** What the coming two weeks say to the rules as they are typed. */
export function DutyTrial({ typed, rules, isChanged }: DutyTrialProps) {
  const read = readDuty(typed, rules)
  // What contradicts itself is not asked, and is told at its field on saving.
  const { answer } = useAsked('faults' in read ? null : questionOf(tryDutySettings, { rules: read.rules }))
  const findings = answer?.findings
  if (!findings) return null
  return (
    <Panel title="With these rules, in the next 14 days" aside={isChanged ? 'As typed, not saved' : 'As saved'} flush>
      <ul aria-live="polite">
        {findings.map(({ reference, isRefused, sentence }) => (
          <li key={reference + sentence} className="flex items-start gap-3 border-t border-line px-4.5 py-2.5 text-sm">
            <Icon of={TriangleAlert} dense className={isRefused ? 'mt-0.5 text-beni' : 'mt-0.5 text-kohaku'} />
            <bdi className="min-w-0 flex-1">
              {sentence} {isRefused ? 'Would be refused today; it stands.' : 'Would warn.'}
            </bdi>
            <TextLink to={`/admin/tour-bookings/edit/${reference}`}>
              Show <span className="sr-only">{reference}</span>
            </TextLink>
          </li>
        ))}
        {!findings.some(({ isRefused }) => isRefused) && (
          <li className="flex items-center gap-3 border-t border-line px-4.5 py-2.5 text-sm">
            <Icon of={Check} dense className="text-matsu" />
            Nothing that stands would be refused.
          </li>
        )}
      </ul>
    </Panel>
  )
}
