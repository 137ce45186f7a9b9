import { readCompanySettings, saveCompanySettings } from '#contract/company-settings.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Stored, useSetting } from './use-setting.ts'

type Company = OutputOf<typeof readCompanySettings>

const labels: Record<string, string> = {
  name: 'Name',
  address: 'Address',
  registrationNumber: 'Registration number',
}

const toStored = ({ version, name, address, registrationNumber, history }: Company): Stored => ({
  version,
  typed: { name, address, registrationNumber: registrationNumber ?? '' },
  history,
})

/** Who we are on receipts, vouchers and the accountant's file. */
export function CompanyPanel({ company }: { company: Company }) {
  const setting = useSetting({
    stored: toStored(company),
    read: async () => toStored(await call(readCompanySettings)),
    save: (version, { name = '', address = '', registrationNumber = '' }) =>
      call(saveCompanySettings, { version, name, address, registrationNumber: registrationNumber.trim() || null }),
    said: 'Company data saved',
  })
  const field = (name: string) => ({
    label: labels[name] ?? name,
    value: setting.typed[name] ?? '',
    error: setting.faults[name],
    onChange: (value: string) => setting.change({ [name]: value }),
  })
  return (
    <SettingFrame
      setting={setting}
      labelOf={(name) => (labels[name] ?? name).toLowerCase()}
      tells="On papers from now on; those that were sent stay."
      saveLabel="Save company data"
    >
      <Panel title="On receipts and vouchers" aside="As registered">
        <div className="grid max-w-[640px] gap-4">
          <TextField size="small" {...field('name')} />
          <TextField size="small" {...field('address')} rows={2} />
          <TextField
            size="small"
            {...field('registrationNumber')}
            optional
            hint="T and 13 digits. Without it receipts are no qualified invoices."
            className="max-w-[280px]"
          />
        </div>
      </Panel>
    </SettingFrame>
  )
}
