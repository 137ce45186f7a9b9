export { ProofDialog } from './proof-dialog.tsx'
export { ProofFields } from './proof-fields.tsx'
