import { readDutySettings, saveDutySettings } from '#contract/duty-settings.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { DutyTrial } from './duty-trial.tsx'
import { dutyGroups, dutyLabelOf, readDuty, typeDuty } from './duty-words.ts'
import { RuleFigure, RuleHead, RuleRow } from './rule-row.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, useSetting } from './use-setting.ts'

type Duty = OutputOf<typeof readDutySettings>

const toStored = ({ version, rules, booking, history }: Duty): Stored => ({
  version,
  typed: typeDuty(rules, booking),
  history,
})

/** The rules of crews' days and of taking bookings; an empty limit is none. */
export function DutyPanel({ duty }: { duty: Duty }) {
  const setting = useSetting({
    stored: toStored(duty),
    read: async () => toStored(await call(readDutySettings)),
    save: async (version, typed) => {
      const read = readDuty(typed, duty.rules)
      if ('faults' in read) return read.faults
      return call(saveDutySettings, { version, ...read })
    },
    fieldOf: (path) => path.replace(/^rules\.(\d)\./, (_, at: string) => `${duty.rules[Number(at)]?.kind}.`),
    said: 'Duty rules saved',
  })
  return (
    <SettingFrame
      setting={setting}
      labelOf={dutyLabelOf}
      tells="From now on for new arrangements; what stands is kept."
      saveLabel="Save duty rules"
    >
      {dutyGroups.map(({ title, aside, hasAims, lines }) => (
        <Panel key={title} title={title} aside={aside} flush>
          {hasAims && <RuleHead of={[{ label: 'Aim, warns' }, { label: 'Limit, refuses' }]} />}
          <ul>
            {lines.map(({ name, meaning, figures }) => (
              <RuleRow key={name} name={name} meaning={meaning}>
                {figures.map(({ field, label }) => (
                  <RuleFigure
                    key={field}
                    label={label}
                    value={setting.typed[field] ?? ''}
                    error={setting.faults[field]}
                    onChange={(value) => setting.change({ [field]: value })}
                  />
                ))}
              </RuleRow>
            ))}
          </ul>
        </Panel>
      ))}
      <DutyTrial typed={setting.typed} rules={duty.rules} isChanged={setting.changed.length > 0} />
    </SettingFrame>
  )
}
