import type { SessionUser } from '#contract/accounts.ts'
import { rightsOf } from '#core/office-rights.ts'

/** A visitor with an account, as the server tells of her. */
export const eleanor: SessionUser = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', full_name: 'Eleanor Marsh', email: 'eleanor@annai.example' },
  ...{ mobile: null, country: null, birth_date: null, gender: null, address: null, image: null },
  ...{ role: 'user', status: 'active', email_verified_at: '2026-01-05T10:00:00+09:00' },
  ...{ created_at: '2026-01-05T09:00:00+09:00', updated_at: '2026-01-05T09:00:00+09:00' },
}

/** One of the desk. */
export const naomi: SessionUser = {
  ...eleanor,
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8058', full_name: 'Naomi Mizuno', email: 'naomi@annai.example' },
  role: 'admin',
  office: { roles: ['owner'], rights: rightsOf(['owner']) },
}
