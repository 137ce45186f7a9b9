import { LogOut, type LucideIcon, MonitorSmartphone, Smartphone, Tablet, TvMinimal } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type Device, revokeDevice, revokeOtherDevices } from '#contract/security.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SettingSection } from '#web/ui/setting-rows.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { SecurityPartProps } from './security-part.ts'
import { agoInWords } from './seen-words.ts'

const icons: Record<Device['kind'], LucideIcon> = {
  desktop: TvMinimal,
  phone: Smartphone,
  tablet: Tablet,
  other: MonitorSmartphone,
}

/** Every place where this account is open, and a way to close each. */
export function DevicesSection({
  security: { devices },
  onChanged,
  className,
}: SecurityPartProps & { className?: string }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState('')
  const hasOthers = devices.some(({ isThisOne }) => !isThisOne)

  const attempt = async (what: string, act: () => Promise<string>) => {
    if (busy) return
    setBusy(what)
    setRefusal('')
    try {
      onChanged(await act())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Signed out by somebody else meanwhile: the list is old, and asking anew says so.
      if (error.code === 'accounts.unknown-session') onChanged(error.message)
      else setRefusal(error.message)
    } finally {
      setBusy(null)
    }
  }
  const signOutOthers = () =>
    attempt('others', async () => {
      const { signedOut } = await call(revokeOtherDevices)
      return `${counted(signedOut, 'device is', 'devices are')} signed out. Only this one is left.`
    })
  const signOut = ({ id, name }: Device) =>
    attempt(id, async () => {
      await call(revokeDevice, { id })
      return `${name} is signed out.`
    })

  return (
    <SettingSection
      title="Where you are signed in"
      className={className}
      aside={
        hasOthers && (
          <button
            type="button"
            onClick={signOutOthers}
            className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}
          >
            <Icon of={LogOut} dense />
            {busy === 'others' ? 'Signing out…' : 'Sign out all others'}
          </button>
        )
      }
    >
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={busy === device.id} onSignOut={() => signOut(device)} />
        ))}
      </ul>
      <p role="alert" className="pt-2 empty:hidden">
        {refusal && <ErrorWords>{refusal}</ErrorWords>}
      </p>
    </SettingSection>
  )
}

type DeviceRowProps = { device: Device; isBusy: boolean; onSignOut: () => void }

function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const { name, kind, address, lastSeenAt, isThisOne } = device
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-line py-2 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_72px]">
      <span className="flex items-center gap-3">
        <Icon of={icons[kind]} />
        <bdi>{isThisOne ? `${name}, this one` : name}</bdi>
      </span>
      <span className="text-ink-2 tabular-nums max-md:col-start-1 max-md:row-start-2 max-md:ps-8 max-md:text-sm">
        <bdi className="wrap-anywhere">{address}</bdi>
      </span>
      <span className="text-ink-2 max-md:col-start-1 max-md:row-start-3 max-md:ps-8 max-md:text-sm">
        <bdi>{isThisOne ? 'now' : agoInWords(lastSeenAt, new Date())}</bdi>
      </span>
      {!isThisOne && (
        <TextButton
          onClick={onSignOut}
          aria-label={`Sign out ${name}`}
          className="justify-self-end text-sm max-md:row-span-3 max-md:row-start-1 max-md:min-h-11"
        >
          {isBusy ? 'One moment…' : 'Sign out'}
        </TextButton>
      )}
    </li>
  )
}
