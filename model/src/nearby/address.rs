//! Where a device can be reached: addresses and ports of its own network.

use core::fmt;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What a name of multicast DNS ends with.
const LOCAL: &str = ".local";
/// Where hyphens are in the name of a UUID.
const HYPHENS: [usize; 4] = [8, 13, 18, 23];
/// The length of such a name.
const NAME_LENGTH: usize = 36;

/// An address that nothing outside its network can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum NearbyAddress {
    V4(Ipv4Addr),
    V6(Ipv6Addr),
    /// A name of multicast DNS, such as `1f4712db-ea17-4bcf-a596-105139dfd8bf.local`: browsers hide addresses behind
    /// random UUIDs.
    Name([u8; 16]),
}

/// Why a text is no address of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AddressFault {
    /// It is an address of the internet.
    Public,
    Malformed,
}

impl NearbyAddress {
    /// Reads an address or a name.
    pub(super) fn read(text: &str) -> Result<NearbyAddress, AddressFault> {
        let address = match text.parse() {
            Ok(IpAddr::V4(address)) => NearbyAddress::V4(address),
            Ok(IpAddr::V6(address)) => NearbyAddress::V6(address),
            Err(_) => NearbyAddress::Name(read_name(text).ok_or(AddressFault::Malformed)?),
        };
        if address.is_near() { Ok(address) } else { Err(AddressFault::Public) }
    }

    /// Whether packets to it stay in the network: a card of a stranger must not make a browser talk to the internet.
    pub(super) fn is_near(self) -> bool {
        match self {
            NearbyAddress::V4(address) => {
                let [first, second, ..] = address.octets();
                // Networks of carriers and hotspots, behind one address of the internet: RFC 6598.
                let is_shared = first == 100 && second & 0xc0 == 64;
                address.is_private()
                    || address.is_link_local()
                    || address.is_loopback()
                    || address.is_documentation()
                    || is_shared
            }
            NearbyAddress::V6(address) => {
                address.is_unique_local() || address.is_unicast_link_local() || address.is_loopback()
            }
            NearbyAddress::Name(_) => true,
        }
    }
}

fn read_name(text: &str) -> Option<[u8; 16]> {
    let name = text.strip_suffix(LOCAL).filter(|name| name.len() == NAME_LENGTH)?;
    let mut bytes = [0_u8; 16];
    let mut digits = 0_usize;
    for (place, letter) in name.bytes().enumerate() {
        if HYPHENS.contains(&place) {
            if letter != b'-' {
                return None;
            }
            continue;
        }
        let digit = match letter {
            b'0'..=b'9' => letter - b'0',
            b'a'..=b'f' => letter - b'a' + 10,
            b'A'..=b'F' => letter - b'A' + 10,
            _ => return None,
        };
        let byte = bytes.get_mut(digits / 2)?;
        *byte = *byte << 4 | digit;
        digits += 1;
    }
    Some(bytes)
}

impl fmt::Display for NearbyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NearbyAddress::V4(address) => fmt::Display::fmt(address, f),
            NearbyAddress::V6(address) => fmt::Display::fmt(address, f),
            NearbyAddress::Name(bytes) => {
                for (place, byte) in bytes.iter().enumerate() {
                    // In digits, two of which are a byte.
                    if matches!(place, 4 | 6 | 8 | 10) {
                        f.write_str("-")?;
                    }
                    write!(f, "{byte:02x}")?;
                }
                f.write_str(LOCAL)
            }
        }
    }
}

/// An address with a port of UDP.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Candidate {
    pub(super) address: NearbyAddress,
    /// Not 0.
    pub(super) port: u16,
}
