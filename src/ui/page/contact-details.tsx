import { contact } from '#core/product/firm-contact.ts';
import { useContactCopy } from './contact-copy.ts';
import { Address } from '../data/address.tsx';
import { PageIcon } from '../page-icon.tsx';
import { TextLink } from '../actions/text-link.tsx';

export function ContactDetails() {
  const copy = useContactCopy();
  const ways = [
    {
      icon: 'mail',
      term: copy.email,
      href: contact.mailHref,
      value: <Address>{contact.email}</Address>,
    },
    {
      icon: 'phone',
      term: copy.phone,
      href: contact.phoneHref,
      value: contact.phone,
    },
  ] as const;
  return (
    <dl className="grid grid-cols-1 gap-3 rounded-control bg-raised p-[min(1rem,5vw)] text-sm">
      {ways.map(({ icon, term, href, value }) => (
        <div key={icon}>
          <dt className="flex items-center gap-3 text-ink-soft wrap-anywhere hyphens-auto">
            <span className="max-[16rem]:hidden">
              <PageIcon name={icon} />
            </span>
            {term}
          </dt>
          <dd className="pl-8 wrap-anywhere max-[16rem]:pl-0">
            <TextLink href={href}>{value}</TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
