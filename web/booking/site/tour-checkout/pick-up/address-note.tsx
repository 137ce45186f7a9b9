import { CircleCheck } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { type End, uncheckedAddress, whereIs } from './meeting.ts'

/** What became of looking up a written address. */
export function AddressNote({ end, isChecking }: { end: End; isChecking: boolean }) {
  const { address } = whereIs(end)
  const isFound = address !== undefined && !uncheckedAddress(end)
  return (
    <p role="status" className="mt-1.5 flex items-start gap-1.5 text-sm text-matsu empty:hidden">
      {isChecking && <span className="text-ink-2">Looking it up…</span>}
      {!isChecking && isFound && end.checked && (
        <>
          <Icon of={CircleCheck} dense className="mt-[3px]" />
          <bdi>Within our area: {end.checked.areaName}.</bdi>
        </>
      )}
    </p>
  )
}
