import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type ReactNode, useState } from "react";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";

import { siteUrl } from "../environment.ts";
import type { ShownPage } from "./pages.ts";
import type { Showing } from "./showing.ts";

/** How many of a list are shown before one asks for the others. */
const first = 8;

type Props = Showing & {
  /** Whether the site looks for others still. */
  partial: boolean | undefined;
  /** Whether the Studio opens them in another tab: what one is at would be lost in this one. */
  apart?: boolean;
};

/** What shows a document, as links to the Studio and to the site. */
export function ShownList({ pages, files, answers, users, partial, apart = false }: Props) {
  const inStudio = (one: Showing["users"][number]) => (
    <Line key={one._id} inStudio={one} name={one.name ?? one._id} apart={apart} />
  );
  return (
    <Stack gap={5}>
      <Part title="Sur le site" partial={partial}>
        {pages.map((page) => (
          <Page key={page.address} page={page} apart={apart} />
        ))}
      </Part>
      <Part title="Dans les fichiers" partial={partial}>
        {files.map((address) => (
          <OnSite key={address} address={address} name={fileName(address)} />
        ))}
      </Part>
      <Part title="Dans les réponses de l’assistant">{answers.map(inStudio)}</Part>
      <Part title="Par l’intermédiaire de">{users.map(inStudio)}</Part>
    </Stack>
  );
}

type PartProps = { title: string; partial?: boolean | undefined; children: ReactNode[] };

function Part({ title, partial, children: lines }: PartProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const more = all ? 0 : lines.length - first;
  const count = partial ? `au moins ${lines.length}` : lines.length;
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Text as="h3" size={1} weight="semibold" muted>
        {partial || lines.length > 1 ? `${title} (${count})` : title}
      </Text>
      <Card border radius={3} overflow="hidden">
        <Stack as="ul">{more > 0 ? lines.slice(0, first) : lines}</Stack>
      </Card>
      {more > 0 && (
        <Button
          mode="bleed"
          fontSize={1}
          padding={3}
          text={`Et ${more} de plus`}
          onClick={() => setAll(true)}
        />
      )}
    </Stack>
  );
}

type InStudio = { _id: string; _type: string; path?: string };

type PageProps = { page: ShownPage; apart: boolean };

function Page({ page: { address, document, sections }, apart }: PageProps) {
  const schema = useSchema();
  if (!document) return <OnSite address={address} name={address} />;
  const name = document.name ?? address;
  return (
    <Line inStudio={document} name={name} detail={address} address={address} apart={apart}>
      {sections.map(({ _key, _type, title }) => (
        <Text key={_key} size={1} muted>
          <IntentLink
            intent="edit"
            params={{ id: document._id, type: document._type, path: `sections[_key=="${_key}"]` }}
            target={apart ? "_blank" : undefined}
          >
            {[schema.get(_type)?.title ?? _type, title].filter(Boolean).join(" : ")}
          </IntentLink>
        </Text>
      ))}
    </Line>
  );
}

const OnSite = ({ address, name }: { address: string; name: string }) => (
  <Line name={name} detail={name === address ? undefined : address} address={address} />
);

type LineProps = {
  name: string;
  detail?: string | undefined;
  inStudio?: InStudio;
  /** Where it stands on the site. */
  address?: string;
  apart?: boolean;
  children?: ReactNode;
};

function Line({ name, detail, inStudio, address, apart = false, children }: LineProps) {
  return (
    <Card as="li" borderBottom padding={3}>
      <Flex gap={3} align="flex-start">
        <Box flex={1}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {inStudio ? (
                <IntentLink
                  intent="edit"
                  params={{ id: inStudio._id, type: inStudio._type }}
                  target={apart ? "_blank" : undefined}
                >
                  {name}
                </IntentLink>
              ) : (
                name
              )}
            </Text>
            {detail && (
              <Text size={1} muted>
                {detail}
              </Text>
            )}
            {children}
          </Stack>
        </Box>
        {address && (
          <Button
            as="a"
            href={siteUrl + address}
            target="_blank"
            rel="noreferrer"
            mode="bleed"
            padding={2}
            icon={LaunchIcon}
            title="Voir sur le site"
            aria-label={`Voir ${address} sur le site`}
          />
        )}
      </Flex>
    </Card>
  );
}

const names: Record<string, string> = {
  ics: "Calendrier à suivre (.ics)",
  pdf: "Document PDF",
  xml: "Flux des articles (RSS)",
  md: "Page en Markdown",
  png: "Image de partage",
};

const fileName = (address: string) => names[/\w+$/.exec(address)?.[0] ?? ""] ?? address;
