/** A row with a leading radio button: white, with a sea-coloured border when chosen or focused. */
export const choiceRow =
  'flex min-h-16 cursor-pointer gap-3 rounded-card border border-line bg-rice px-3 py-3 hover:border-sea has-checked:border-sea has-checked:bg-sea-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-sea)] has-focus-visible:outline-3 has-focus-visible:outline-sea';
