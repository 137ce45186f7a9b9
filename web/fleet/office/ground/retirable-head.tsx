import { Archive, ArchiveRestore } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Needs } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import type { useDeed } from '#web/ui/office/use-deed.ts'
import { Tag } from '#web/ui/tag.tsx'

type RetirableHeadProps = Pick<ComponentProps<typeof OfficeHead>, 'title' | 'trail'> & {
  isRetired: boolean
  /** Who may change it. */
  needs: Needs
  /** Of bringing it back. */
  back: Pick<ReturnType<typeof useDeed>, 'isPending' | 'refusal'>
  onRetire: () => void
  onBringBack: () => void
}

/** The head of something that is never deleted: taken out of use, or back into it. */
export function RetirableHead({ title, trail, isRetired, needs, back, onRetire, onBringBack }: RetirableHeadProps) {
  return (
    <>
      <OfficeHead
        title={title}
        trail={trail}
        beside={isRetired && <Tag>Retired</Tag>}
        actions={
          <MayChange needs={needs} quiet>
            {isRetired ? (
              <Button size="small" className="max-md:min-h-11" isPending={back.isPending} onPress={onBringBack}>
                <Icon of={ArchiveRestore} dense />
                Bring back
              </Button>
            ) : (
              <Button size="small" className="max-md:min-h-11" onPress={onRetire}>
                <Icon of={Archive} dense />
                Retire
              </Button>
            )}
          </MayChange>
        }
      />
      <FormRefusal of={back.refusal} title={back.refusal && Object.values(back.refusal.fields)[0]}>
        Nothing was changed.
      </FormRefusal>
    </>
  )
}
