import { type OfficeRole, officeRoles } from '#core/office-rights.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { roleWords } from './role-words.ts'

type RoleChoiceProps = {
  roles: readonly OfficeRole[]
  onChange: (roles: OfficeRole[]) => void
  error?: string | undefined
}

/** One role or several; the rights of several add up. */
export function RoleChoice({ roles, onChange, error }: RoleChoiceProps) {
  return (
    <CheckboxGroup label="Roles" hint="The rights of several add up." {...(error && { error })}>
      {officeRoles.map((role) => (
        <Checkbox
          key={role}
          dense
          detail={roleWords[role].does}
          isSelected={roles.includes(role)}
          onChange={(isOn) => onChange(officeRoles.filter((one) => (one === role ? isOn : roles.includes(one))))}
        >
          {roleWords[role].name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
