/**
 * Who can read what of a ride, in every situation (rides 4, R11, R33, D43). `g`: by its path, `l`: in a list, `-`: not at all.
 * The driver is whom the ride is with: asked while it is offered. Compared over the wire with what each person gets.
 */
export const RIDE_PRIVACY = `
| in this situation   | this document | nobody | pending passenger | rejected driver | auditor | another passenger | the passenger | another driver | the driver | admin | system_admin |
| requested           | ride          | -      | -                 | -               | -       | -                 | gl            | gl             | gl         | gl    | gl           |
| requested           | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| offered             | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| offered             | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| accepted            | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| accepted            | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| on the way          | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| on the way          | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| arrived             | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| arrived             | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| in progress         | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| in progress         | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| completed           | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| completed           | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| completed, day ago  | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| completed, day ago  | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| no-show             | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| no-show             | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| cancelled, asked    | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| cancelled, asked    | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| cancelled, driving  | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| cancelled, driving  | details       | -      | -                 | -               | -       | -                 | g             | -              | g          | g     | g            |
| cancelled, no one   | ride          | -      | -                 | -               | -       | -                 | gl            | -              | -          | gl    | gl           |
| cancelled, no one   | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| expired             | ride          | -      | -                 | -               | -       | -                 | gl            | -              | -          | gl    | gl           |
| expired             | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
| both rejected       | ride          | -      | -                 | -               | -       | -                 | gl            | -              | gl         | gl    | gl           |
| both rejected       | details       | -      | -                 | -               | -       | -                 | g             | -              | -          | g     | g            |
`;

/**
 * What else is kept for rides, while the ride is in progress: nobody's reading of it depends on the ride. Customers are
 * found, never opened.
 */
export const FIRM_PRIVACY = `
| in this situation   | this document | nobody | pending passenger | rejected driver | auditor | another passenger | the passenger | another driver | the driver | admin | system_admin |
| in progress         | shift         | -      | -                 | -               | -       | -                 | -             | -              | g          | gl    | gl           |
| in progress         | rider         | -      | -                 | -               | -       | -                 | g             | -              | -          | gl    | gl           |
| in progress         | customer      | -      | -                 | -               | -       | -                 | -             | -              | -          | l     | l            |
| in progress         | vehicle       | -      | -                 | -               | gl      | gl                | gl            | gl             | gl         | gl    | gl           |
| in progress         | settings      | -      | -                 | -               | g       | g                 | g             | g              | g          | g     | g            |
`;
